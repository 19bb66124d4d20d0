/** A hook for each call, with its options and query keys. They call through the client given to `installClient`. */
export * from '../../generated/client/@tanstack/react-query.gen.ts';
