import { describe, expect, it } from 'vitest';
import legacy from '../../tests/vectors/legacy.json' with { type: 'json' };
import type { WireAnswer } from './envelope.ts';
import { decodeForm } from './form.ts';
import { createLegacyClient } from './legacy-client.ts';
import type { LegacyConfig } from './legacy-config.ts';
import { legacySuite, verifyLegacyVectors } from './legacy-suite.ts';

const KEY = 'AAECAwQFBgcICQoLDA0ODw==';
const config = { cipher: 'aes', mode: 'cbc', digest: 'md5', key: KEY, iv: KEY, macKey: KEY } as const;
const parts = { method: 'POST', path: '/user/userInfo', payload: '{"language":"cn"}', token: 'raw-token' };

describe.each(legacy.cases.map((one) => one.config as LegacyConfig))('A-243 legacy $cipher $mode $digest', (one) => {
  it('A-235 A-239 makes a call to a backend with the same keys', async () => {
    const backend = legacySuite(one);
    const sealed = await createLegacyClient({ ...one, partnerId: 'web', clock: () => 1 }).seal(parts);
    const { sign, ...fields } = decodeForm(sealed.form);
    expect(fields).toMatchObject({ partnerId: 'web', sequenceId: '1' });
    expect(backend.openBody(fields.body)).toBe(parts.payload);
    expect(backend.sign(fields)).toBe(sign);
    const body = '{"a":"é"}';
    expect(await sealed.open({ code: 0, body: backend.sealBody(body) })).toEqual({ code: 0, body });
    const failure = { code: 430, message: '', errorMessage: 'e' };
    expect(await sealed.open(failure)).toEqual(failure);
  });
});

describe('the legacy suite', () => {
  it('sends the token unchanged, the idempotency key, and no Envelope header', async () => {
    const { headers } = await createLegacyClient({ ...config, partnerId: 'web' }).seal({
      ...parts,
      idempotencyKey: 'once',
    });
    expect(headers).toEqual({
      'Content-Type': 'application/x-www-form-urlencoded',
      Authorization: 'raw-token',
      'Idempotency-Key': 'once',
    });
  });

  it('reads null, empty and absent fields as absent, and rejects what does not open', async () => {
    const sealed = await createLegacyClient({ ...config, partnerId: 'web' }).seal(parts);
    for (const answer of ['{"code":0,"body":null,"message":null}', '{"code":0,"body":""}', '{"code":0}']) {
      expect(await sealed.open(JSON.parse(answer) as WireAnswer)).toEqual({ code: 0 });
    }
    for (const answer of ['{"code":"0"}', '{"code":0,"body":"AAAA"}', '{}']) {
      await expect(sealed.open(JSON.parse(answer) as WireAnswer)).rejects.toThrow('The answer could not be read.');
    }
  });

  it('sends a token only if there is one', async () => {
    const { method, path, payload } = parts;
    const bare = await createLegacyClient({ ...config, partnerId: 'web' }).seal({ method, path, payload });
    expect(bare.headers).toEqual({ 'Content-Type': 'application/x-www-form-urlencoded' });
  });

  it('reads an answer with a sealed empty text as one without a body', async () => {
    const sealed = await createLegacyClient({ ...config, partnerId: 'web' }).seal(parts);
    const answer = { code: 0, body: legacySuite(config).sealBody('') };
    expect(Object.keys(await sealed.open(answer))).toEqual(['code']);
    const odd = { code: 0, message: 5, errorMessage: null } as unknown as WireAnswer;
    expect(Object.keys(await sealed.open(odd))).toEqual(['code']);
  });

  it('is unverified until vectors of the backend agree, and does not start if they disagree', () => {
    const suite = legacySuite(config);
    const fields = { body: suite.sealBody('{}'), sequenceId: '1', partnerId: 'web' };
    const vector = { payload: '{}', ...fields, sign: suite.sign(fields) };
    const wrong = { ...vector, sign: '00' };
    const open = (vectors: (typeof vector)[]) => createLegacyClient({ ...config, partnerId: 'web', vectors });
    expect([open([]).verified, open([vector]).verified]).toEqual([false, true]);
    expect(() => open([vector, wrong])).toThrow("The legacy envelope is not the backend's: vector 1: another sign.");
    expect(verifyLegacyVectors(config, [{ ...wrong, body: 'AAAA' }]).mismatches).toEqual([
      'vector 0: another body',
      'vector 0: the body opens to something else',
      'vector 0: another sign',
    ]);
    expect(verifyLegacyVectors(config, [vector, { ...vector, payload: '{"a":1}' }]).mismatches).toEqual([
      'vector 1: another body',
      'vector 1: the body opens to something else',
    ]);
  });

  it('rejects keys of the wrong size when it is created', () => {
    expect(() => legacySuite({ ...config, key: 'AAAA' })).toThrow('The key must have');
    expect(() => legacySuite({ ...config, iv: 'AAAA' })).toThrow('The initialization vector');
    expect(() => legacySuite({ ...config, digest: 'hmac-md5', macKey: '' })).toThrow('An HMAC needs a key.');
    const { macKey: _none, ...keyless } = config;
    expect(legacySuite(keyless).sign({ body: 'a', sequenceId: 'b', partnerId: 'c' })).toBe(
      '900150983cd24fb0d6963f7d28e17f72',
    );
  });
});
