/** A hook for each call, with its options and query keys. They use the client of `installClient`. */
export * from '../../generated/client/@tanstack/react-query.gen.ts';
