/** The exports for every platform; `page.ts` and `node.ts` add the connection. */
export * from '../../generated/client/sdk.gen.ts';
export type * from '../../generated/client/types.gen.ts';
export { type Client, installClient } from '../../generated/client/sdk-client.gen.ts';
export { codes, type Code, type CodeName, type FailureCode, type FailureName } from '../../generated/codes.ts';
export { operations, type Operation, type OperationFacts, type OperationId } from '../../generated/operations.ts';
export { isFailure } from '../../src/shared/api/errors.ts';
export { createTokenStore } from '../../src/shared/api/token-store.ts';
export { ApiFailure } from '../../wire/client/failure.ts';
export { type TransportCode, TransportError } from '../../wire/client/transport-error.ts';
export type { Network, Received, Sent } from '../../wire/client/network.ts';
export type { Session, SessionEnd } from '../../wire/client/session.ts';
export type { Tokens, TokenStore } from '../../wire/client/tokens.ts';
export type { EnvelopeOffer, SuiteOffer } from '../../wire/envelope/offer.ts';
export type { Language } from '../../wire/language.ts';
export type { Connection, ConnectOptions } from './connect.ts';
export { NotConnected } from './discover-envelope.ts';
