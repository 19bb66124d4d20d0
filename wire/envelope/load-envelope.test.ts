import { afterEach, expect, it, vi } from 'vitest';
import { loadEnvelope } from './load-envelope.ts';
import type { EnvelopeConfig } from './load-envelope.ts';
import { loadServerEnvelope } from './load-server-envelope.ts';
import type { ServerEnvelopeConfig } from './load-server-envelope.ts';
import { createMemoryReplayWindow } from './replay-window.ts';
import { generateServerKey, importServerKey } from './server-key.ts';

const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const current = await importServerKey(await generateServerKey('key-1'));
const shared = { suite: 'static', keyId: 'key-1', key: KEY } as const;
const legacy = { suite: 'legacy', cipher: 'aes', mode: 'ecb', key: KEY, digest: 'hmac-md5', macKey: KEY } as const;
const server = () => ({ partnerIds: ['web'], replayWindow: createMemoryReplayWindow() });

const clients: EnvelopeConfig[] = [
  { suite: 'session', partnerId: 'web', serverKey: current },
  { ...shared, partnerId: 'web' },
  { ...legacy, partnerId: 'web' },
];
const servers: ServerEnvelopeConfig[] = [
  { suite: 'session', ...server(), keyring: { current } },
  { ...shared, ...server() },
  { ...legacy, ...server() },
];

async function carries(from: EnvelopeConfig, to: ServerEnvelopeConfig): Promise<boolean> {
  const parts = { method: 'POST', path: '/p', payload: '{}' };
  const { headers, form } = await (await loadEnvelope(from)).seal(parts);
  const lowered = new Headers(headers);
  const opening = (await loadServerEnvelope(to)).open({
    ...parts,
    form,
    header: (name) => lowered.get(name) ?? undefined,
  });
  return opening.then(
    () => true,
    () => false,
  );
}

afterEach(() => vi.unstubAllGlobals());

it('the configuration chooses the suite, and no other is taken in its place', async () => {
  for (const from of clients) {
    for (const to of servers) expect(await carries(from, to)).toBe(from.suite === to.suite);
  }
});

it('a page without WebCrypto seals the static suite with crypto-js', async () => {
  const { crypto: complete } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => complete.getRandomValues(bytes) });
  const client = await loadEnvelope({ ...shared, partnerId: 'web' });
  const { form } = await client.seal({ method: 'POST', path: '/p', payload: '{}' });
  expect(form).toMatch(/^json=/);
});
