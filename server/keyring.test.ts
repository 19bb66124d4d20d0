import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openKeyring } from './keyring.ts';

test('nodes that share nothing but the environment have the same keys', async () => {
  const [maker, node] = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'gariport-keys-'))));
  const made = await openKeyring(maker ?? '', undefined);
  const file = await readFile(join(maker ?? '', 'envelope-keys.json'), 'utf8');
  const given = await openKeyring(node ?? '', file);
  expect(given.current.id).toBe(made.current.id);
  expect(given.current.publicKey).toBe(made.current.publicKey);
  expect(await readdir(node ?? '')).toEqual([]);
  await Promise.all([maker, node].map((folder) => rm(folder ?? '', { recursive: true })));
});

test.each(['not json', '{}', '{"current":{"id":"k1","jwk":{}}}'])(
  '%s is refused without being repeated',
  async (text) => {
    await expect(openKeyring('unused', text)).rejects.toThrow(
      'ENVELOPE_KEYS cannot be read: give it the content of an envelope-keys.json file.',
    );
  },
);
