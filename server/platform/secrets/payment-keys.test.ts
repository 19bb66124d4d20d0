import { sign, verify } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PaymentKeys } from '#server/platform/services.ts';
import { openPaymentKeys, rotatePaymentKeys } from './payment-keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-payment-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (given?: string) => openPaymentKeys(folder, given);
const stored = () => readFile(join(folder, 'payment-keys.json'), 'utf8');

async function signedBy(keys: PaymentKeys) {
  const { id, privateKey } = await keys.current();
  return { id, signature: sign(null, Buffer.from('pay'), privateKey) };
}

async function holds(keys: PaymentKeys, { id, signature }: Awaited<ReturnType<typeof signedBy>>) {
  const key = await keys.find(id);
  return key && verify(null, Buffer.from('pay'), key.publicKey, signature);
}

test('The first start creates a key, readable by its owner only, and later starts use it', async () => {
  const first = await open();
  const made = await signedBy(first);
  expect(await holds(await open(), made)).toBe(true);
  expect((await stat(join(folder, 'payment-keys.json'))).mode & 0o777).toBe(0o600);
});

test('Nodes that start at once agree on one key', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => open()));
  const ids = await Promise.all(all.map(async (keys) => (await keys.current()).id));
  expect(new Set(ids).size).toBe(1);
  expect(await readdir(folder)).toEqual(['payment-keys.json']);
});

test('A rotation takes effect without a restart: the new key signs, and the old one still verifies and has no private half', async () => {
  const keys = await open();
  const before = await signedBy(keys);
  const now = new Date('2026-06-12T10:00:00Z');
  await rotatePaymentKeys(folder, now);
  const after = await signedBy(keys);
  expect(after.id).not.toBe(before.id);
  expect(await holds(keys, before)).toBe(true);
  expect(await keys.find(before.id)).toMatchObject({ retiredAt: now });
  expect(await keys.find(after.id)).not.toHaveProperty('retiredAt');
  expect((await stored()).match(/"d":/g)).toHaveLength(1);
  await rotatePaymentKeys(folder, now);
  expect(await holds(keys, before), 'after the second rotation too').toBe(true);
});

test('Keys from the environment work like those of a file, and nothing is written', async () => {
  const made = await signedBy(await open());
  const given = await stored();
  await rm(join(folder, 'payment-keys.json'));
  expect(await holds(await open(given), made)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

test('A missing key is not found', async () => {
  expect(await (await open()).find('00000000')).toBeUndefined();
});

test.each(['', '{}', '{"current":{"id":"a","x":"b"},"retired":[]}', '[1]'])(
  'Invalid key files are refused in one line that does not quote them: %s',
  async (content) => {
    await writeFile(join(folder, 'payment-keys.json'), content);
    await expect(open()).rejects.toThrow(/contains no valid keys: correct it/);
    await expect(open(content)).rejects.toThrow(
      'PAYMENT_KEYS is invalid: set it to the content of a payment-keys.json file.',
    );
  },
);

test('An unusable folder is reported in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openPaymentKeys(file, undefined)).rejects.toThrow(/^The data folder .* cannot be used/);
});
