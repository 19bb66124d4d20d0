import { describe, expect, it } from 'vitest';
import { EnvelopeRefused } from '#wire/envelope/envelope.ts';
import { encodeForm } from '#wire/envelope/form.ts';
import { createLegacyClient } from '#wire/envelope/legacy-client.ts';
import { suiteNames } from '#wire/envelope/offer.ts';
import { openSuites } from '#wire/envelope/offer-suites.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { createSessionClient } from '#wire/envelope/session-client.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';
import { createStaticClient } from '#wire/envelope/static-client.ts';
import { staticSuite } from '#wire/envelope/static-server.ts';
import {
  PARTNER,
  SHARED_KEY,
  acting,
  failureOf,
  flipBit,
  intercept,
  keyring,
  newServerKey,
  pairs,
  parts,
  received,
} from './wire.ts';

const legacy = {
  cipher: 'aes',
  mode: 'cbc',
  digest: 'hmac-sha256',
  key: SHARED_KEY,
  iv: 'AAECAwQFBgcICQoLDA0ODw==',
  macKey: SHARED_KEY,
} as const;

const refusal = await failureOf(Promise.reject(new EnvelopeRefused()));

describe.each(Object.entries(pairs))('A-235 A-236 the %s suite refuses with the same answer', (_, pair) => {
  it.each(Object.entries(acting))('any one changed bit of %s', async (name, { get, set }) => {
    const server = pair.server();
    const transit = intercept(await pair.client().seal(parts));
    const original = get(transit);
    for (let index = 0; index < original.length; index += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const altered = flipBit(original, index, bit);
        expect(await failureOf(server.open(received(set(transit, altered)))), `${name}: ${altered}`).toEqual(refusal);
      }
    }
    // The untouched request is still accepted, so none of them used up its sequence id.
    expect((await server.open(received(transit))).payload).toBe(parts.payload);
  });

  it.each(Object.entries(acting))('a missing, lengthened, repeated or padded %s', async (name, { get, set }) => {
    const server = pair.server();
    const transit = intercept(await pair.client().seal(parts));
    const text = get(transit);
    for (const other of [
      '',
      text.slice(1),
      text.slice(0, -1),
      `${text}0`,
      `0${text}`,
      ` ${text}`,
      `${text} `,
      text + text,
    ]) {
      expect(await failureOf(server.open(received(set(transit, other)))), `${name}: ${other}`).toEqual(refusal);
    }
  });

  it('added or removed headers', async () => {
    const server = pair.server();
    const client = pair.client();
    const { token: _token, idempotencyKey: _key, ...bare } = parts;
    const full = intercept(await client.seal(parts));
    for (const name of ['envelope', 'authorization', 'idempotency-key']) {
      const { [name]: _taken, ...headers } = full.headers;
      expect(await failureOf(server.open(received({ ...full, headers }))), name).toEqual(refusal);
    }
    const naked = intercept(await client.seal(bare));
    for (const added of [{ authorization: 'Bearer stolen' }, { authorization: 'Bearer ' }, { 'idempotency-key': '' }]) {
      expect(await failureOf(server.open(received({ ...naked, headers: { ...naked.headers, ...added } })))).toEqual(
        refusal,
      );
    }
  });

  it('a form with fields other than its one field of four', async () => {
    const server = pair.server();
    const transit = intercept(await pair.client().seal(parts));
    const form = encodeForm(transit.fields);
    const { sign, ...three } = transit.fields;
    const fields = (value: object) => `json=${encodeURIComponent(JSON.stringify(value))}`;
    const forms = [
      '',
      'json=',
      `${form}&`,
      `&${form}`,
      `${form}&json=1`,
      `${form}&${form}`,
      form.replace('json', 'JSON'),
      fields(three),
      fields({ ...transit.fields, extra: '' }),
      fields({ ...three, sign: [sign] }),
      fields({ ...three, sign: null }),
      fields({ ...transit.fields, sequenceId: Number(three.sequenceId) }),
      fields([transit.fields]),
      form.replace('%7B', '%7B%22sign%22%3A%22x%22%2C'),
      form.replace('%7B', '%7B%22__proto__%22%3A%7B%7D%2C'),
      `${form}%`,
      `${form}%FF`,
    ];
    for (const other of forms) expect(await failureOf(server.open(received(transit, other))), other).toEqual(refusal);
    expect((await server.open(received(transit))).payload).toBe(parts.payload);
  });

  it('a request that was accepted before', async () => {
    const server = pair.server();
    const request = received(intercept(await pair.client().seal(parts)));
    await server.open(request);
    expect(await failureOf(server.open(request))).toEqual(refusal);
  });

  it('all but one of many simultaneous copies of a request', async () => {
    const server = pair.server();
    const request = received(intercept(await pair.client().seal(parts)));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => server.open(request)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a clock that is 301 seconds off, but not one that is 299 off', async () => {
    const at = (seconds: number) => pair.client({ clock: () => Date.now() + seconds * 1_000 }).seal(parts);
    for (const seconds of [-301, 301])
      expect(await failureOf(pair.server().open(received(intercept(await at(seconds)))))).toEqual(refusal);
    for (const seconds of [-299, 299]) {
      expect((await pair.server().open(received(intercept(await at(seconds))))).payload).toBe(parts.payload);
    }
  });
});

describe('A-235 a server refuses with the same answer', () => {
  it('an unknown client', async () => {
    const options = { partnerIds: ['other'], replayWindow: createMemoryReplayWindow() };
    const current = { id: 'shared-1', sharedKey: SHARED_KEY };
    const session = received(intercept(await pairs.session.client().seal(parts)));
    expect(await failureOf(serverOver([sessionSuite(keyring)], options).open(session))).toEqual(refusal);
    const fixed = received(intercept(await pairs.static.client().seal(parts)));
    expect(await failureOf(serverOver([staticSuite({ current })], options).open(fixed))).toEqual(refusal);
  });

  it('a server key older than the previous one', async () => {
    const sealedFor = (serverKey: { id: string; publicKey: string }) =>
      createSessionClient({ partnerId: PARTNER, serverKey }).seal(parts);
    const server = pairs.session.server();
    for (const key of [keyring.current, keyring.previous]) {
      expect((await server.open(received(intercept(await sealedFor(key))))).payload).toBe(parts.payload);
    }
    expect(await failureOf(server.open(received(intercept(await sealedFor(await newServerKey('key-0'))))))).toEqual(
      refusal,
    );
    expect(
      await failureOf(server.open(received(intercept(await sealedFor({ ...keyring.current, id: 'key-0' }))))),
    ).toEqual(refusal);
    expect(
      await failureOf(
        server.open(received(intercept(await sealedFor({ ...keyring.current, id: keyring.previous.id })))),
      ),
    ).toEqual(refusal);
  });

  it('a shared key older than the previous one', async () => {
    const keys = ['A', 'B', 'C'].map((letter) => ({ id: `shared-${letter}`, sharedKey: btoa(letter.repeat(32)) }));
    const [oldest, previous, current] = keys;
    if (!oldest || !previous || !current) throw new Error('Three keys were made.');
    const replayWindow = createMemoryReplayWindow();
    const server = serverOver([staticSuite({ current, previous })], { partnerIds: [PARTNER], replayWindow });
    const sealedWith = (key: typeof current) => createStaticClient({ partnerId: PARTNER, key }).seal(parts);
    for (const key of [current, previous]) {
      expect((await server.open(received(intercept(await sealedWith(key))))).payload).toBe(parts.payload);
    }
    expect(await failureOf(server.open(received(intercept(await sealedWith(oldest)))))).toEqual(refusal);
    expect(await failureOf(server.open(received(intercept(await sealedWith({ ...current, id: oldest.id })))))).toEqual(
      refusal,
    );
  });

  it('every suite that it does not offer', async () => {
    const { sharedKey = '' } = keyring.current;
    const clients = {
      session: createSessionClient({ partnerId: PARTNER, serverKey: keyring.current }),
      static: createStaticClient({ partnerId: PARTNER, key: { id: keyring.current.id, sharedKey } }),
      legacy: createLegacyClient({ partnerId: PARTNER, ...legacy }),
    };
    for (const offered of [['session'], ['static'], suiteNames] as const) {
      const options = { partnerIds: [PARTNER], replayWindow: createMemoryReplayWindow() };
      const server = serverOver(openSuites(offered, keyring), options);
      for (const [theirs, client] of Object.entries(clients)) {
        const outcome = server.open(received(intercept(await client.seal(parts)))).then(({ payload }) => payload);
        const isOffered = offered.some((name) => name === theirs);
        const seen = isOffered ? await outcome : await failureOf(outcome);
        expect(seen, `${theirs} to ${offered.join()}`).toEqual(isOffered ? parts.payload : refusal);
      }
    }
  });

  it('a request that it cannot remember because the memory is full', async () => {
    const replayWindow = createMemoryReplayWindow({ capacity: 0 });
    const server = serverOver([sessionSuite(keyring)], { partnerIds: [PARTNER], replayWindow });
    expect(await failureOf(server.open(received(intercept(await pairs.session.client().seal(parts)))))).toEqual(
      refusal,
    );
  });
});
