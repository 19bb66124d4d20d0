import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import { vectorFiles } from '../../scripts/make-vectors.ts';
import { type Bytes, fromHex } from '#wire/bytes.ts';
import { clientOver } from '#wire/envelope/client.ts';
import { cryptoJsEngine } from '#wire/envelope/static-crypto-js.ts';
import {
  type Answer,
  AnswerUnreadable,
  type ClientEnvelope,
  EnvelopeRefused,
  type SealedRequest,
  type ServerEnvelope,
  type WireAnswer,
} from '#wire/envelope/envelope.ts';
import { createLegacyClient } from '#wire/envelope/legacy-client.ts';
import type { LegacyConfig } from '#wire/envelope/legacy-config.ts';
import { verifyLegacyVectors } from '#wire/envelope/legacy-suite.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { importServerKey } from '#wire/envelope/server-key.ts';
import { openSession } from '#wire/envelope/session-client.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';
import type { StaticEngine } from '#wire/envelope/static-channel.ts';
import { createStaticClient } from '#wire/envelope/static-client.ts';
import { staticSuite } from '#wire/envelope/static-server.ts';
import { webCryptoEngine } from '#wire/envelope/static-webcrypto.ts';
import { acceptSessionInNode, openSessionInNode } from '#wire/node/session.ts';
import { headerOf, serverFor } from './refused.ts';
import { intercept, received } from './wire.ts';
import legacy from '../vectors/legacy.json' with { type: 'json' };
import refused from '../vectors/refused.json' with { type: 'json' };
import refusedAnswers from '../vectors/refused-answers.json' with { type: 'json' };
import session from '../vectors/session.json' with { type: 'json' };
import shared from '../vectors/static.json' with { type: 'json' };
import mustBeTaken from '../vectors/taken.json' with { type: 'json' };

const P256 = { name: 'ECDH', namedCurve: 'P-256' };

type Call = (typeof session.calls)[number] | (typeof shared.calls)[number];

interface Given {
  clock: () => number;
  random: () => Bytes;
}

/** The time and random bytes that a vector was made with. */
function given(sequenceId: string, iv: string): Given {
  return { clock: () => Number(sequenceId), random: () => fromHex(iv) };
}

/** The client of the session suite that the vectors were made with. */
async function sessionClient({ clock, random }: Given, open = openSession): Promise<ClientEnvelope> {
  const { jwk } = session.ephemeralKey;
  const { d: _private, ...publicJwk } = jwk;
  const ephemeral = {
    privateKey: await crypto.subtle.importKey('jwk', jwk, P256, false, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('jwk', publicJwk, P256, true, []),
  };
  const serverKey = { id: session.kid, publicKey: session.serverKey.publicKey };
  return clientOver(() => open(ephemeral, { serverKey, random }), { partnerId: session.partnerId, clock });
}

function staticClient(when: Given, engine: StaticEngine = webCryptoEngine): ClientEnvelope {
  const key = { id: shared.kid, sharedKey: shared.sharedKey };
  return createStaticClient({ partnerId: shared.partnerId, key, engine, ...when });
}

function answerOf({ code, body, message, errorMessage }: Call['answer']): Answer {
  return {
    code,
    ...(body !== null && { body }),
    ...(message !== null && { message }),
    ...(errorMessage !== null && { errorMessage }),
  };
}

/** The messages of one call at both ends. */
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
  it.each(Object.entries(vectorFiles()))('%s equals the output of scripts/make-vectors.ts', (name, text) => {
    expect(readFileSync(new URL(`../vectors/${name}`, import.meta.url), 'utf8')).toBe(text);
  });
});

describe.each([
  ['WebCrypto', openSession, undefined],
  ['Node’s own functions', openSessionInNode, acceptSessionInNode],
])('A-235 A-236 A-239 the session suite on %s against its vectors', (_, open, accept) => {
  it.each(session.calls)('$request.name', async (call) => {
    const { clock, random } = given(call.request.sequenceId, call.request.iv);
    const client = await sessionClient({ clock, random }, open);
    const current = await importServerKey({ id: session.kid, jwk: session.serverKey.jwk });
    const answering = given(call.request.sequenceId, call.answer.iv);
    const server = serverOver([sessionSuite({ current }, answering.random, accept)], {
      partnerIds: [session.partnerId],
      replayWindow: createMemoryReplayWindow({ clock }),
      clock,
    });
    expect(current.publicKey).toBe(session.serverKey.publicKey);
    expect(call.request.headers.envelope).toContain(session.ephemeralKey.publicKey);
    expect(await exchange(call, client, server)).toEqual(expected(call));
  });
});

describe.each([
  ['WebCrypto', webCryptoEngine],
  ['crypto-js', cryptoJsEngine],
])('A-235 A-236 A-239 the static suite on %s against its vectors', (_, engine) => {
  it.each(shared.calls)('$request.name', async (call) => {
    const key = { id: shared.kid, sharedKey: shared.sharedKey };
    const client = staticClient(given(call.request.sequenceId, call.request.iv), engine);
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

interface SentVector {
  method: string;
  path: string;
  form: string;
  headers: Record<string, string | undefined>;
}

function requestOf({ method, path, form, headers }: SentVector) {
  return { method, path, form, header: headerOf(headers) };
}

describe('A-235 what must be refused', () => {
  it.each(refused.cases)('in the $suite suite: $name', async (sent) => {
    const { server, reasons } = await serverFor(sent);
    if (sent.taken) await server.open(requestOf({ ...sent, form: sent.takenForm ?? sent.form }));
    await expect(server.open(requestOf(sent))).rejects.toThrow(EnvelopeRefused);
    // Our base64 and hexadecimal decoders throw unnamed errors.
    expect(sent.cause === 'malformed' ? ['malformed', 'failed'] : [sent.cause]).toEqual(
      expect.arrayContaining(reasons),
    );
    expect(reasons).toHaveLength(1);
    expect(sent.reason).toMatch(/\.$/);
  });

  it('has one cause each: the same request without it is accepted', async () => {
    for (const sent of refused.cases.filter(({ taken }) => taken)) {
      const { server } = await serverFor(sent);
      expect(JSON.parse((await server.open(requestOf(sent))).payload)).toMatchObject({ language: 'en' });
      expect(Object.values(operations).map(({ path }): string => path)).toContain(sent.path);
    }
  });
});

describe('A-235 valid requests at the limits, which must be accepted', () => {
  it.each(mustBeTaken.cases)('in the $suite suite: $name', async (sent) => {
    const { server } = await serverFor(sent);
    const { payload } = await server.open(requestOf(sent));
    expect(JSON.parse(payload)).toMatchObject({ carSourceId: '100001' });
    await expect(server.open(requestOf(sent))).rejects.toThrow(EnvelopeRefused);
  });
});

describe('A-236 answers that a client must reject', () => {
  it.each(refusedAnswers.cases)('in the $suite suite, to call $call: $name', async ({ suite, call, wire }) => {
    const sealed = await sealAgain(suite, call);
    await expect(sealed.open(wire as unknown as WireAnswer)).rejects.toThrow(AnswerUnreadable);
  });

  it('has only that fault: the original answer opens', async () => {
    for (const [suite, { calls }] of Object.entries({ session, static: shared })) {
      const sealed = await sealAgain(suite, 1);
      expect(await sealed.open(calls[1]?.answer.wire as WireAnswer)).toMatchObject({ code: 500, errorMessage: '' });
    }
  });
});

/** The request of a vector, sealed as it was then. */
async function sealAgain(suite: string, index: number): Promise<SealedRequest> {
  if (suite === 'legacy') {
    const { config, vector } = at(legacy.cases, index);
    const client = createLegacyClient({ ...(config as LegacyConfig), partnerId: vector.partnerId });
    return client.seal({ method: 'POST', path: '/', payload: vector.payload });
  }
  const calls: readonly Call[] = suite === 'session' ? session.calls : shared.calls;
  const { method, path, payload, token, idempotencyKey, sequenceId, iv } = at(calls, index).request;
  const client = suite === 'session' ? await sessionClient(given(sequenceId, iv)) : staticClient(given(sequenceId, iv));
  return client.seal({
    method,
    path,
    payload,
    ...(token !== null && { token }),
    ...(idempotencyKey !== null && { idempotencyKey }),
  });
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no vector ${index}.`);
  return item;
}
