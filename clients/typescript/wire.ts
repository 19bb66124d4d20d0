/** The layers below the calls, for custom clients: `docs/wire.md` describes each. */
export type { Call, Exchange, Reply } from '../../wire/client/exchange.ts';
export type { Network, Received, Sent } from '../../wire/client/network.ts';
export { createServerTime, type EnvelopeWire, overEnvelope } from '../../wire/client/over-envelope.ts';
export { overPlain, type PlainWire } from '../../wire/client/over-plain.ts';
export { createSession, type Session, type SessionOptions } from '../../wire/client/session.ts';
export { failureOf, settle, type Wording } from '../../wire/client/settle.ts';
export { type Clock, systemClock, withTimeout } from '../../wire/client/with-timeout.ts';
export type { Answer, ClientEnvelope, RequestParts, SealedRequest, WireAnswer } from '../../wire/envelope/envelope.ts';
export { AnswerUnreadable } from '../../wire/envelope/envelope.ts';
export { type EnvelopeConfig, loadEnvelope } from '../../wire/envelope/load-envelope.ts';
