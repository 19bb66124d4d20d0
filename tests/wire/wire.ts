import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { createSessionClient } from '#wire/envelope/session-client.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';
import { generateServerKey, importServerKey, type Keyring } from '#wire/envelope/server-key.ts';
import { createStaticClient } from '#wire/envelope/static-client.ts';
import { staticSuite } from '#wire/envelope/static-server.ts';
import { acceptSessionInNode, loadEnvelopeInNode } from '#wire/node/session.ts';
import { decodeForm, encodeForm, type WireFields } from '#wire/envelope/form.ts';
import type {
  ClientEnvelope,
  ReceivedRequest,
  RequestParts,
  SealedRequest,
  ServerEnvelope,
} from '#wire/envelope/envelope.ts';

export const PARTNER = 'gariport-web';
export const SHARED_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

export async function newServerKey(id: string) {
  return importServerKey(await generateServerKey(id));
}

const current = await newServerKey('key-2');
const previous = await newServerKey('key-1');
export const keyring = { current, previous } satisfies Keyring;

/** A client and a server of one suite with matching keys. Each call starts with an empty replay window. */
export interface Pair {
  client(options?: { clock?: () => number }): ClientEnvelope;
  server(): ServerEnvelope;
}

const serverOptions = () => ({ partnerIds: [PARTNER], replayWindow: createMemoryReplayWindow() });
const shared = { id: 'shared-1', sharedKey: SHARED_KEY };

export const pairs: Record<'session' | 'static' | 'session in Node', Pair> = {
  session: {
    client: (options) => createSessionClient({ partnerId: PARTNER, serverKey: current, ...options }),
    server: () => serverOver([sessionSuite(keyring)], serverOptions()),
  },
  'session in Node': {
    client: ({ clock = Date.now } = {}) => {
      const envelope = loadEnvelopeInNode({
        partnerId: PARTNER,
        suites: [{ suite: 'session', key: current }],
        clock,
      });
      return { seal: async (given) => (await envelope).seal(given) };
    },
    server: () => serverOver([sessionSuite(keyring, undefined, acceptSessionInNode)], serverOptions()),
  },
  static: {
    client: (options) => createStaticClient({ partnerId: PARTNER, key: shared, ...options }),
    server: () => serverOver([staticSuite({ current: shared })], serverOptions()),
  },
};

export const parts: RequestParts = {
  method: 'POST',
  path: '/order/submit',
  payload: '{"vehicleId":"v1","language":"en","timeZone":"Africa/Nairobi"}',
  token: 'access-token-1',
  idempotencyKey: 'key-0001',
};

/** A request between its ends, split so that a test can change any part. */
export interface Transit {
  method: string;
  path: string;
  headers: Record<string, string>;
  fields: WireFields;
}

export function intercept({ headers, form }: SealedRequest, { method, path }: RequestParts = parts): Transit {
  const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { method, path, headers: Object.fromEntries(lowered), fields: decodeForm(form) };
}

export function received({ method, path, headers, fields }: Transit, form = encodeForm(fields)): ReceivedRequest {
  return { method, path, form, header: (name) => headers[name] };
}

/** Every meaningful part of a request, each with a way to replace its text. */
export const acting: Record<string, { get: (t: Transit) => string; set: (t: Transit, text: string) => Transit }> = {
  ...Object.fromEntries(
    (['body', 'sequenceId', 'partnerId', 'sign'] as const).map((name) => [
      name,
      {
        get: (t: Transit) => t.fields[name],
        set: (t: Transit, text: string) => ({ ...t, fields: { ...t.fields, [name]: text } }),
      },
    ]),
  ),
  ...Object.fromEntries(
    ['envelope', 'authorization', 'idempotency-key'].map((name) => [
      name,
      {
        get: (t: Transit) => t.headers[name] ?? '',
        set: (t: Transit, text: string) => ({ ...t, headers: { ...t.headers, [name]: text } }),
      },
    ]),
  ),
  method: { get: (t) => t.method, set: (t, method) => ({ ...t, method }) },
  path: { get: (t) => t.path, set: (t, path) => ({ ...t, path }) },
};

export function flipBit(text: string, index: number, bit: number): string {
  const flipped = String.fromCharCode(text.charCodeAt(index) ^ (1 << bit));
  return text.slice(0, index) + flipped + text.slice(index + 1);
}

/** Everything that a caller could see of a failure, including its stack. */
export async function failureOf(attempt: Promise<unknown>): Promise<object> {
  try {
    await attempt;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const own = Object.fromEntries(
      Object.getOwnPropertyNames(error)
        .filter((name) => name !== 'stack')
        .map((name) => [name, Reflect.get(error, name)]),
    );
    return { kind: error.constructor, text: String(error), own };
  }
  throw new Error('It was accepted.');
}
