import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { vectorFiles } from '../../scripts/make-vectors.ts';
import { type Bytes, fromHex } from '../../wire/bytes.ts';
import { clientOver } from '../../wire/envelope/client.ts';
import { cryptoJsEngine } from '../../wire/envelope/static-crypto-js.ts';
import {
  type Answer,
  type ClientEnvelope,
  EnvelopeRefused,
  type ServerEnvelope,
} from '../../wire/envelope/envelope.ts';
import { type LegacyConfig, verifyLegacyVectors } from '../../wire/envelope/legacy-suite.ts';
import { createMemoryReplayWindow } from '../../wire/envelope/replay-window.ts';
import { importServerKey } from '../../wire/envelope/server-key.ts';
import { openSession } from '../../wire/envelope/session-client.ts';
import { serverOver } from '../../wire/envelope/server.ts';
import { sessionSuite } from '../../wire/envelope/session-server.ts';
import { createStaticClient } from '../../wire/envelope/static-client.ts';
import { staticSuite } from '../../wire/envelope/static-server.ts';
import { webCryptoEngine } from '../../wire/envelope/static-webcrypto.ts';
import { headerOf, serverFor } from './refused.ts';
import { intercept, received } from './wire.ts';
import legacy from '../vectors/legacy.json' with { type: 'json' };
import refused from '../vectors/refused.json' with { type: 'json' };
import session from '../vectors/session.json' with { type: 'json' };
import shared from '../vectors/static.json' with { type: 'json' };

const P256 = { name: 'ECDH', namedCurve: 'P-256' };

type Call = (typeof session.calls)[number] | (typeof shared.calls)[number];

interface Given {
  clock: () => number;
  random: () => Bytes;
}

/** The time and the random bytes a vector was made with. */
function given(sequenceId: string, iv: string): Given {
  return { clock: () => Number(sequenceId), random: () => fromHex(iv) };
}

function answerOf({ code, body, message, errorMessage }: Call['answer']): Answer {
  return {
    code,
    ...(body !== null && { body }),
    ...(message !== null && { message }),
    ...(errorMessage !== null && { errorMessage }),
  };
}

/** What passes between both ends in one call. */
async function exchange(call: Call, client: ClientEnvelope, server: ServerEnvelope): Promise<object> {
  const { method, path, payload, token, idempotencyKey, headers, form } = call.request;
  const parts = {
    method,
    path,
    payload,
    ...(token !== null && { token }),
    ...(idempotencyKey !== null && { idempotencyKey }),
  };
  const sealed = await client.seal(parts);
  const transit = intercept(sealed, parts);
  const opened = await server.open(received({ ...transit, headers }, form));
  return {
    fields: transit.fields,
    headers: transit.headers,
    form: [...new URLSearchParams(sealed.form)],
    payload: opened.payload,
    wire: await opened.seal(answerOf(call.answer)),
    answer: await sealed.open(call.answer.wire),
  };
}

function expected({ request, answer }: Call): object {
  return {
    fields: request.fields,
    headers: { ...request.headers, 'content-type': 'application/x-www-form-urlencoded' },
    form: [...new URLSearchParams(request.form)],
    payload: request.payload,
    wire: answer.wire,
    answer: answerOf(answer),
  };
}

describe('the vector files', () => {
  it.each(Object.entries(vectorFiles()))('%s is what scripts/make-vectors.ts writes', (name, text) => {
    expect(readFileSync(new URL(`../vectors/${name}`, import.meta.url), 'utf8')).toBe(text);
  });
});

describe('A-235 A-236 A-239 the session suite against its vectors', () => {
  it.each(session.calls)('$request.name', async (call) => {
    const { jwk, publicKey } = session.ephemeralKey;
    const { d: _private, ...publicJwk } = jwk;
    const ephemeral = {
      privateKey: await crypto.subtle.importKey('jwk', jwk, P256, false, ['deriveBits']),
      publicKey: await crypto.subtle.importKey('jwk', publicJwk, P256, true, []),
    };
    const { clock, random } = given(call.request.sequenceId, call.request.iv);
    const serverKey = { id: session.kid, publicKey: session.serverKey.publicKey };
    const client = clientOver(() => openSession(ephemeral, { serverKey, random }), {
      partnerId: session.partnerId,
      clock,
    });
    const current = await importServerKey({ id: session.kid, jwk: session.serverKey.jwk });
    const answering = given(call.request.sequenceId, call.answer.iv);
    const server = serverOver([sessionSuite({ current }, answering.random)], {
      partnerIds: [session.partnerId],
      replayWindow: createMemoryReplayWindow({ clock }),
      clock,
    });
    expect(current.publicKey).toBe(session.serverKey.publicKey);
    expect(call.request.headers.envelope).toContain(publicKey);
    expect(await exchange(call, client, server)).toEqual(expected(call));
  });
});

describe.each([
  ['WebCrypto', webCryptoEngine],
  ['crypto-js', cryptoJsEngine],
])('A-235 A-236 A-239 the static suite on %s against its vectors', (_, engine) => {
  it.each(shared.calls)('$request.name', async (call) => {
    const key = { id: shared.kid, sharedKey: shared.sharedKey };
    const client = createStaticClient({
      partnerId: shared.partnerId,
      key,
      engine,
      ...given(call.request.sequenceId, call.request.iv),
    });
    const { clock, random } = given(call.request.sequenceId, call.answer.iv);
    const server = serverOver([staticSuite({ current: key }, { engine, random })], {
      partnerIds: [shared.partnerId],
      replayWindow: createMemoryReplayWindow(),
      clock,
    });
    expect(await exchange(call, client, server)).toEqual(expected(call));
  });
});

describe('A-243 the legacy suite against its vectors', () => {
  it.each(legacy.cases)('$config.cipher $config.mode $config.digest', ({ config, vector }) => {
    expect(verifyLegacyVectors(config as LegacyConfig, [vector])).toEqual({ verified: true, mismatches: [] });
  });
});

describe('A-235 what must be refused', () => {
  it.each(refused.cases)('in the $suite suite: $name', async (sent) => {
    const { server, reasons } = await serverFor(sent);
    const request = { method: sent.method, path: sent.path, form: sent.form, header: headerOf(sent.headers) };
    if (sent.taken) await server.open(request);
    await expect(server.open(request)).rejects.toThrow(EnvelopeRefused);
    // Our decoders of base64 and hexadecimal fail without a name for it.
    expect(sent.cause === 'malformed' ? ['malformed', 'failed'] : [sent.cause]).toEqual(
      expect.arrayContaining(reasons),
    );
    expect(reasons).toHaveLength(1);
  });

  it('holds one cause each: the same request without it is taken', async () => {
    for (const sent of refused.cases.filter(({ taken }) => taken)) {
      const { server } = await serverFor(sent);
      const request = { method: sent.method, path: sent.path, form: sent.form, header: headerOf(sent.headers) };
      expect(JSON.parse((await server.open(request)).payload)).toMatchObject({ language: 'en' });
      expect(Object.values(operations).map(({ path }): string => path)).toContain(sent.path);
    }
  });
});
