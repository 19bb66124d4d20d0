import { describe, expect, it, vi } from 'vitest';
import legacy from '../../../../tests/vectors/legacy.json' with { type: 'json' };
import type { ReceivedRequest, SealedRequest, WireAnswer } from '../envelope.ts';
import type { RefusalHook } from '../refusal.ts';
import { createMemoryReplayWindow } from '../replay-window.ts';
import { createLegacyClient } from './legacy-client.ts';
import { createLegacyServer } from './legacy-server.ts';
import { legacySuite } from './legacy-suite.ts';
import type { LegacyConfig } from './legacy-suite.ts';
import { verifyLegacyVectors } from './legacy-vectors.ts';

const KEY = 'AAECAwQFBgcICQoLDA0ODw==';
const config = { cipher: 'aes', mode: 'cbc', digest: 'md5', key: KEY, iv: KEY, macKey: KEY } as const;
const parts = { method: 'POST', path: '/user/userInfo', payload: '{"language":"cn"}', token: 'raw-token' };

function serverOf(options: LegacyConfig, onRefused: RefusalHook = () => {}) {
  return createLegacyServer({ ...options, partnerIds: ['web'], replayWindow: createMemoryReplayWindow(), onRefused });
}

function received({ headers, form }: SealedRequest, altered = form): ReceivedRequest {
  const lowered = new Headers(headers);
  return { method: 'POST', path: '/user/userInfo', form: altered, header: (name) => lowered.get(name) ?? undefined };
}

describe.each(legacy.cases.map((one) => one.config as LegacyConfig))('A-243 legacy $cipher $mode $digest', (one) => {
  it('A-235 A-239 carries a request and its answer', async () => {
    const sealed = await createLegacyClient({ ...one, partnerId: 'web' }).seal(parts);
    expect(sealed.headers.Authorization).toBe('raw-token');
    expect(sealed.headers).not.toHaveProperty('Envelope');
    const opened = await serverOf(one).open(received(sealed));
    expect(opened).toMatchObject({ payload: parts.payload, token: 'raw-token' });
    for (const answer of [
      { code: 0, body: '{"a":"é"}' },
      { code: 430, message: '', errorMessage: 'e' },
    ]) {
      expect(await sealed.open(await opened.seal(answer))).toEqual(answer);
    }
  });
});

describe('the legacy suite', () => {
  it('refuses replays, other signs, other partners and other times', async () => {
    const server = serverOf(config);
    const refused = 'The envelope was refused.';
    const client = createLegacyClient({ ...config, partnerId: 'web' });
    const sealed = await client.seal(parts);
    await expect(server.open(received(sealed, sealed.form.replace(/[0-9a-f](?=%22%7D$)/, 'g')))).rejects.toThrow(
      refused,
    );
    await server.open(received(sealed));
    await expect(server.open(received(sealed))).rejects.toThrow(refused);
    const stranger = await createLegacyClient({ ...config, partnerId: 'other' }).seal(parts);
    await expect(server.open(received(stranger))).rejects.toThrow(refused);
    const late = await createLegacyClient({ ...config, partnerId: 'web', clock: () => Date.now() - 301_000 }).seal(
      parts,
    );
    await expect(server.open(received(late))).rejects.toThrow(refused);
  });

  it('reads null, empty and absent fields as absent, and nothing that does not open', async () => {
    const sealed = await createLegacyClient({ ...config, partnerId: 'web' }).seal(parts);
    for (const answer of ['{"code":0,"body":null,"message":null}', '{"code":0,"body":""}', '{"code":0}']) {
      expect(await sealed.open(JSON.parse(answer) as WireAnswer)).toEqual({ code: 0 });
    }
    for (const answer of ['{"code":"0"}', '{"code":0,"body":"AAAA"}', '{}']) {
      await expect(sealed.open(JSON.parse(answer) as WireAnswer)).rejects.toThrow('The answer could not be read.');
    }
  });

  it('stays unverified until vectors of the backend agree', () => {
    const suite = legacySuite(config);
    const fields = { body: suite.sealBody('{}'), sequenceId: '1', partnerId: 'web' };
    const vector = { payload: '{}', ...fields, sign: suite.sign(fields) };
    const wrong = { ...vector, sign: '00' };
    const verified = (vectors: (typeof vector)[]) =>
      createLegacyClient({ ...config, partnerId: 'web', vectors }).verified;
    expect([verified([]), verified([vector]), verified([vector, wrong])]).toEqual([false, true, false]);
    expect(serverOf(config).verified).toBe(false);
    expect(verifyLegacyVectors(config, [{ ...wrong, body: 'AAAA' }]).mismatches).toEqual([
      'vector 0: another body',
      'vector 0: the body opens to something else',
      'vector 0: another sign',
    ]);
    expect(verifyLegacyVectors(config, [vector, { ...vector, payload: '{"a":1}' }]).mismatches).toEqual([
      'vector 1: another body',
      'vector 1: the body opens to something else',
    ]);
    const server = { ...config, partnerIds: ['web'], replayWindow: createMemoryReplayWindow() };
    expect(createLegacyServer({ ...server, vectors: [vector] }).verified).toBe(true);
    expect(createLegacyServer({ ...server, vectors: [wrong] }).verified).toBe(false);
  });

  it('tells the operator why a request is refused', async () => {
    const heard = vi.fn<RefusalHook>();
    const server = serverOf(config, heard);
    const clientOf = (partnerId: string, clock = Date.now) => createLegacyClient({ ...config, partnerId, clock });
    const sealed = await clientOf('web').seal({ ...parts, idempotencyKey: 'once-1' });
    const headers = (more: Record<string, string>) => ({ ...sealed, headers: { ...sealed.headers, ...more } });
    const refused = [
      received(headers({ Envelope: 'static;kid=key-1' })),
      received(headers({ Authorization: 'a b' })),
      received(headers({ 'Idempotency-Key': 'a b' })),
      received(sealed, sealed.form.replace('json=', 'x=')),
      received(sealed, sealed.form.replace(/(sequenceId%22%3A%22)\d/, '$10')),
      received(sealed, sealed.form.replace(/(sequenceId%22%3A%22\d*)\d/, '$1x')),
      received(
        sealed,
        sealed.form.replace(/.(?=%22%7D$)/, (digit) => (digit === '0' ? '1' : '0')),
      ),
      received(await clientOf('other').seal(parts)),
      received(await clientOf('web', () => Date.now() - 301_000).seal(parts)),
      received(await clientOf('web', () => Date.now() + 310_000).seal(parts)),
    ];
    for (const request of refused) await expect(server.open(request)).rejects.toThrow('The envelope was refused.');
    expect(await server.open(received(sealed))).toMatchObject({ token: 'raw-token', idempotencyKey: 'once-1' });
    await expect(server.open(received(sealed))).rejects.toThrow('The envelope was refused.');
    expect(heard.mock.calls.map(([reason]) => reason)).toEqual([
      ...Array.from({ length: 6 }, () => 'malformed'),
      'unauthentic',
      'unauthentic',
      'untimely',
      'untimely',
      'replayed',
    ]);
  });

  it('carries a token and a key only where there is one', async () => {
    const { method, path, payload } = parts;
    const bare = await createLegacyClient({ ...config, partnerId: 'web' }).seal({ method, path, payload });
    expect(bare.headers).toEqual({ 'Content-Type': 'application/x-www-form-urlencoded' });
    const opened = await serverOf(config).open(received(bare));
    expect(Object.keys(opened).toSorted()).toEqual(['payload', 'seal']);
    const full = await createLegacyClient({ ...config, partnerId: 'web' }).seal({ ...parts, idempotencyKey: 'once-1' });
    expect(full.headers).toMatchObject({ Authorization: 'raw-token', 'Idempotency-Key': 'once-1' });
  });

  it('reads an answer whose body seals an empty text as one without a body', async () => {
    const sealed = await createLegacyClient({ ...config, partnerId: 'web' }).seal(parts);
    const opened = await serverOf(config).open(received(sealed));
    const answer = await opened.seal({ code: 0 });
    expect(answer.body).toBe(legacySuite(config).sealBody(''));
    expect(Object.keys(await sealed.open(answer))).toEqual(['code']);
    const odd = { code: 0, message: 5, errorMessage: null } as unknown as WireAnswer;
    expect(Object.keys(await sealed.open(odd))).toEqual(['code']);
  });

  it('refuses keys of the wrong size when it is made', () => {
    expect(() => legacySuite({ ...config, key: 'AAAA' })).toThrow('The key must have');
    expect(() => legacySuite({ ...config, iv: 'AAAA' })).toThrow('The initialization vector');
    expect(() => legacySuite({ ...config, digest: 'hmac-md5', macKey: '' })).toThrow('An HMAC needs a key.');
    const { macKey: _none, ...keyless } = config;
    expect(legacySuite(keyless).sign({ body: 'a', sequenceId: 'b', partnerId: 'c' })).toBe(
      '900150983cd24fb0d6963f7d28e17f72',
    );
  });
});
