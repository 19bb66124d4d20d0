import { afterEach, describe, expect, it, vi } from 'vitest';
import legacyVectors from '../../tests/vectors/legacy.json' with { type: 'json' };
import type { LegacyConfig } from './legacy-config.ts';
import { loadEnvelope } from './load-envelope.ts';
import { suiteNames, type EnvelopeOffer, type SuiteName } from './offer.ts';
import { describeOffer, openSuites } from './offer-suites.ts';
import { createMemoryReplayWindow } from './replay-window.ts';
import { serverOver } from './server.ts';
import { generateServerKey, importServerKey } from './server-key.ts';

const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const keyring = { current: await importServerKey(await generateServerKey('key-1')) };
const legacy = { suite: 'legacy', cipher: 'aes', mode: 'ecb', key: KEY, digest: 'hmac-md5', macKey: KEY } as const;
const parts = { method: 'POST', path: '/p', payload: '{}' };

const offer = (...names: SuiteName[]) => describeOffer('web', names, keyring);

/** Simulates an insecure context. */
function takeWebCryptoAway(): void {
  const { crypto: complete } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => complete.getRandomValues(bytes) });
}

async function suiteOf(offered: EnvelopeOffer): Promise<string | undefined> {
  const { headers } = await (await loadEnvelope(offered)).seal(parts);
  return headers['Envelope']?.split(';')[0];
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the suite that a page uses', () => {
  it('is the best that the server offers, in any order', async () => {
    const { suites, partnerId } = offer(...suiteNames);
    expect(await suiteOf({ partnerId, suites })).toBe('session');
    expect(await suiteOf({ partnerId, suites: suites.toReversed() })).toBe('session');
    expect(await suiteOf(offer('static'))).toBe('static');
  });

  it('is static if the page has no WebCrypto, and a server with WebCrypto opens what it seals', async () => {
    takeWebCryptoAway();
    const sealed = await (await loadEnvelope(offer('session', 'static'))).seal(parts);
    vi.unstubAllGlobals();
    const lowered = new Headers(sealed.headers);
    const server = serverOver(openSuites(suiteNames, keyring), {
      partnerIds: ['web'],
      replayWindow: createMemoryReplayWindow(),
    });
    const opened = await server.open({ ...parts, form: sealed.form, header: (name) => lowered.get(name) ?? undefined });
    expect(opened.payload).toBe(parts.payload);
    expect(await sealed.open(await opened.seal({ code: 0, body: '[]' }))).toEqual({ code: 0, body: '[]' });
  });

  it('is none if the page has no WebCrypto and the server offers only session', async () => {
    takeWebCryptoAway();
    await expect(loadEnvelope(offer('session'))).rejects.toThrow('no suite that does without it');
  });

  it('is legacy if a backend has nothing else, which the console calls unverified until vectors are supplied', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const partnerId = 'web';
    const client = await loadEnvelope({ partnerId, suites: [legacy] });
    expect((await client.seal(parts)).headers).not.toHaveProperty('Envelope');
    expect(warn).toHaveBeenCalledOnce();

    const [known] = legacyVectors.cases;
    if (!known) throw new Error('There are vectors.');
    const config = { suite: 'legacy' as const, ...(known.config as LegacyConfig) };
    await loadEnvelope({ partnerId, suites: [{ ...config, vectors: [known.vector] }] });
    expect(warn).toHaveBeenCalledOnce();
    const wrong = { ...known.vector, sign: '00' };
    await expect(loadEnvelope({ partnerId, suites: [{ ...config, vectors: [wrong] }] })).rejects.toThrow(
      "is not the backend's: vector 0: another sign.",
    );
  });
});

it('A server publishes what each suite needs, and never a private key', () => {
  const { id, publicKey, sharedKey } = keyring.current;
  expect(offer('static', 'session')).toEqual({
    partnerId: 'web',
    suites: [
      { suite: 'session', key: { id, publicKey } },
      { suite: 'static', key: { id, sharedKey } },
    ],
  });
  expect(offer('session').suites).toEqual([{ suite: 'session', key: { id, publicKey } }]);
});

it('A server whose key has no shared key does not offer the static suite', async () => {
  const { sharedKey: _, ...bare } = await generateServerKey('key-0');
  const old = { current: await importServerKey(bare) };
  expect(() => describeOffer('web', ['static'], old)).toThrow('The key key-0 has no shared key');
  expect(() => openSuites(['static'], old)).toThrow('The key key-0 has no shared key');
});
