import { describe, expect, it } from 'vitest';
import legacy from '../../../tests/vectors/legacy.json' with { type: 'json' };
import type { ReceivedRequest, SealedRequest, WireAnswer } from '../envelope.ts';
import { createMemoryReplayWindow } from '../replay-window.ts';
import { createLegacyClient } from './legacy-client.ts';
import { createLegacyServer } from './legacy-server.ts';
import { legacySuite } from './legacy-suite.ts';
import type { LegacyConfig } from './legacy-suite.ts';
import { verifyLegacyVectors } from './legacy-vectors.ts';

const KEY = 'AAECAwQFBgcICQoLDA0ODw==';
const config = { cipher: 'aes', mode: 'cbc', digest: 'md5', key: KEY, iv: KEY, macKey: KEY } as const;
const parts = { method: 'POST', path: '/user/userInfo', payload: '{"language":"cn"}', token: 'raw-token' };

function serverOf(options: LegacyConfig) {
  return createLegacyServer({ ...options, partnerIds: ['web'], replayWindow: createMemoryReplayWindow() });
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
    expect(verifyLegacyVectors(config, [{ ...wrong, body: 'AAAA' }]).mismatches).toHaveLength(3);
  });

  it('refuses keys of the wrong size when it is made', () => {
    expect(() => legacySuite({ ...config, key: 'AAAA' })).toThrow('The key must have');
    expect(() => legacySuite({ ...config, iv: 'AAAA' })).toThrow('The initialization vector');
    expect(() => legacySuite({ ...config, digest: 'hmac-md5', macKey: '' })).toThrow('An HMAC needs a key.');
  });
});
