import { alternate, type Plan, type Samples } from '../measuring.ts';
import { fromBase64 } from '#wire/bytes.ts';
import { cryptoJsEngine } from '#wire/envelope/static-crypto-js.ts';
import type { ClientEnvelope, ServerEnvelope } from '#wire/envelope/envelope.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '#wire/envelope/server-key.ts';
import { createSessionClient } from '#wire/envelope/session-client.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';
import { createStaticClient } from '#wire/envelope/static-client.ts';
import { staticSuite } from '#wire/envelope/static-server.ts';
import { serverOver } from '#wire/envelope/server.ts';

export interface EnvelopeTask {
  size: number;
  plan: Plan;
}

export type EnvelopeSamples = Samples<'session' | 'crypto-js'>;

/** The same code in Node and in the page. */
export async function measureEnvelope({ size, plan }: EnvelopeTask): Promise<EnvelopeSamples> {
  const session = await createSessionRoundTrip();
  const cryptoJs = createCryptoJsRoundTrip();
  const payload = payloadOfSize(size);
  const times = plan.units ?? 1;
  return alternate(
    [
      { name: 'session', run: () => repeat(times, () => session(payload)) },
      { name: 'crypto-js', run: () => repeat(times, () => cryptoJs(payload)) },
    ],
    plan,
  );
}

async function repeat(times: number, run: () => Promise<void>): Promise<void> {
  for (let index = 0; index < times; index += 1) await run();
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const before = '{"file":"';
const after = '"}';

/** JSON of this length with the content of large payloads: base64. */
function payloadOfSize(size: number): string {
  const characters = new Uint8Array(size - before.length - after.length);
  let state = 1;
  for (let index = 0; index < characters.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    characters[index] = alphabet.charCodeAt(state >>> 26);
  }
  return before + new TextDecoder().decode(characters) + after;
}

const partnerId = 'bench';
const call = { method: 'POST', path: '/vehicles/getVehicles' };
const token = 'access-token-of-the-benchmark';

/** Client seals, server opens, server seals an answer of the same size, client opens it. */
type RoundTrip = (payload: string) => Promise<void>;

async function createSessionRoundTrip(): Promise<RoundTrip> {
  const key = await importServerKey(await generateServerKey('k1'));
  const client = createSessionClient({ partnerId, serverKey: { id: key.id, publicKey: key.publicKey } });
  return roundTripOver(client, serverOver([sessionSuite({ current: key })], serverSide()));
}

/** The same form, fields and base64 code; only ciphers and digests are from crypto-js. */
function createCryptoJsRoundTrip(): RoundTrip {
  const engine = cryptoJsEngine;
  const key = { id: 's1', sharedKey: btoa('a key of thirty-two bytes, known') };
  if (fromBase64(key.sharedKey).length !== 32) throw new Error('The shared key has 32 bytes.');
  return roundTripOver(
    createStaticClient({ partnerId, key, engine }),
    serverOver([staticSuite({ current: key }, { engine })], serverSide()),
  );
}

function serverSide() {
  return { partnerIds: [partnerId], replayWindow: createMemoryReplayWindow() };
}

function roundTripOver(client: ClientEnvelope, server: ServerEnvelope): RoundTrip {
  return async (payload) => {
    const sealed = await client.seal({ ...call, payload, token });
    const headers = new Headers(sealed.headers);
    const header = (name: string) => headers.get(name) ?? undefined;
    const opened = await server.open({ ...call, form: sealed.form, header });
    const answer = await sealed.open(await opened.seal({ code: 0, body: opened.payload }));
    if (answer.body?.length !== payload.length) throw new Error('The round trip lost something.');
  };
}
