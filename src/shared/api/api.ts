/** Every call of the contract: type `api.` and choose. */
export * as api from '#generated/client/sdk.gen.ts';
/** The same calls as hooks, with their options and query keys. */
export * as queries from '#generated/client/@tanstack/react-query.gen.ts';
