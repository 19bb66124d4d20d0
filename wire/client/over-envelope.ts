import type { OperationFacts } from '../operation.ts';
import { NoUsableSuite, type ClientEnvelope, type SealedRequest } from '../envelope/envelope.ts';
import type { Call, Exchange, Reply } from './exchange.ts';
import {
  type Network,
  noAnswer,
  parseAnswer,
  readFileOrText,
  reasonIn,
  send,
  type Sent,
  withoutBody,
} from './network.ts';
import { TransportError } from './transport-error.ts';

export interface EnvelopeWire {
  baseUrl: string;
  network: Network;
  envelope: ClientEnvelope;
  time: ServerTime;
  /** Headers besides the envelope's, such as a scenario forced by a developer. */
  headers?: (operation: OperationFacts) => Record<string, string>;
}

/** An unsealed answer. It may explain a failure, but must not change the session. */
interface Unsealed {
  /** By the server's clock. */
  sentAt: number;
  /** What the contract allows to be unsealed: a failed download. */
  failure?: Reply;
}

/** The lowest layer of a sealed call: seals and sends it, and opens the answer. */
export function overEnvelope(wire: EnvelopeWire): Exchange {
  return async (call) => {
    const { time } = wire;
    const offset = time.offset();
    let outcome = await attempt(wire, call);
    if (!('sentAt' in outcome)) return outcome;
    // Servers refuse timestamps far from their own time. Adopt the server's clock, so that a device with a wrong clock
    // still works. With several calls at once, the first refusal corrects the clock for all.
    time.correct(outcome.sentAt);
    const wasFarOff = Math.abs(time.offset() - offset) > surelyRefused;
    // When a connection breaks, browsers resend the request, and the server refuses the second one as a replay although
    // it may have carried out the first. Retrying, where the call allows it, shows the outcome.
    const mayRepeat = call.operation.replay !== 'never' && outcome.failure === undefined;
    if (wasFarOff || mayRepeat) outcome = await attempt(wire, call);
    if (!('sentAt' in outcome)) return outcome;
    if (outcome.failure) return outcome.failure;
    const found = `${wire.baseUrl} refuses the envelope: check clock, key and partner id.`;
    throw new TransportError('refused', { found });
  };
}

async function attempt(wire: EnvelopeWire, call: Call): Promise<Reply | Unsealed> {
  const sealed = await seal(wire.envelope, call);
  const { method, path, envelope, replay } = call.operation;
  const init: Sent = {
    method,
    headers: { ...wire.headers?.(call.operation), ...sealed.headers },
    body: sealed.form,
    ...(call.signal && { signal: call.signal }),
    ...(replay === 'safe' && { isSafe: true }),
  };
  const url = wire.baseUrl + path;
  const { file, text, status, date } = await send(wire.network, url, init, async (response) => ({
    status: response.status,
    date: response.headers.get('Date'),
    ...(await readFileOrText(call.operation, response)),
  }));
  if (file) return { code: 0, file };
  const { body, ...rest } = parseAnswer(text, status, url);
  if (typeof body === 'string') return open(sealed, { ...rest, body }, url);
  if (body !== undefined && body !== null) throw noAnswer(status, url);
  const sentAt = Date.parse(date ?? '');
  if (envelope === 'blob' && rest.code !== 0) return { sentAt, failure: withoutBody(rest) };
  if (status === 400) return { sentAt };
  // Legacy backends have answers without a body. The other suites refuse them.
  if (status === 200) return open(sealed, rest, url);
  throw refusalUnread(status, rest.code, url) ?? noAnswer(status, url);
}

/** Such a request had no effect, and would be refused again at once. */
function refusalUnread(status: number, code: number, url: string): TransportError | undefined {
  if (status === 413) return new TransportError('refused', { found: `HTTP 413 at ${url}: the request is too large.` });
  // The server has no room for the body. A gateway's 503 has another code.
  if (status === 503 && code === 400) {
    return new TransportError('unreachable', { found: `HTTP 503 at ${url}: the server is full, try again later.` });
  }
  return undefined;
}

async function seal(envelope: ClientEnvelope, call: Call): Promise<SealedRequest> {
  const { operation, payload, token, idempotencyKey } = call;
  try {
    return await envelope.seal({
      method: operation.method,
      path: operation.path,
      payload,
      ...(token !== undefined && { token }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
  } catch (cause) {
    throw new TransportError('unsealable', { cause, ...(cause instanceof NoUsableSuite && { text: 'insecurePage' }) });
  }
}

async function open(sealed: SealedRequest, answer: Parameters<SealedRequest['open']>[0], url: string): Promise<Reply> {
  try {
    const { body, ...rest } = await sealed.open(answer);
    return body === undefined ? rest : { ...rest, ...parseBody(body, rest.code) };
  } catch (cause) {
    const found = `The answer of ${url} does not open: check the key.`;
    throw new TransportError('unreadable', { mayHaveArrived: true, cause, found });
  }
}

/** The code alone decides that an answer is a failure, whatever other fields it has. */
function parseBody(body: string, code: number): Pick<Reply, 'body' | 'reason'> {
  try {
    const value = JSON.parse(body) as unknown;
    const reason = code === 0 ? {} : reasonIn(value);
    return 'reason' in reason ? reason : { body: value };
  } catch (cause) {
    if (code === 0) throw cause;
    return {};
  }
}

/** A smaller clock difference does not cause a refusal. */
const tolerance = 60_000;

/**
 * With a larger one, no request has been accepted. Servers allow 300 s; the difference is measured from a time in whole
 * seconds, and only once the answer has arrived.
 */
const surelyRefused = 320_000;

interface ServerTime {
  now: () => number;
  /** The difference adopted so far. */
  offset(): number;
  /** Adopts the server's time if the device's is far from it. */
  correct(serverTime: number): void;
}

/** The time that requests are stamped with: the device's, until a server shows that it is wrong. */
export function createServerTime(deviceTime: () => number, onCorrected: () => void = () => {}): ServerTime {
  let offset = 0;
  const now = () => deviceTime() + offset;
  return {
    now,
    offset: () => offset,
    correct(serverTime) {
      const difference = serverTime - now();
      if (!(Math.abs(difference) > tolerance)) return;
      offset += difference;
      onCorrected();
    },
  };
}
