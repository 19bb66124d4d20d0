import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const secret = Buffer.alloc(32, 7);

test('the order of fields makes no difference, a value does', async () => {
  const one = await fingerprint(secret, { a: 1, b: 'two' });
  expect(await fingerprint(secret, { b: 'two', a: 1 })).toBe(one);
  expect(await fingerprint(secret, { a: 1, b: 'three' })).not.toBe(one);
});

test('files are told apart by what is in them', async () => {
  const file = (text: string) => new File([text], 'proof.png', { type: 'image/png' });
  const one = await fingerprint(secret, { file: file('one') });
  expect(await fingerprint(secret, { file: file('one') })).toBe(one);
  expect(await fingerprint(secret, { file: file('two') })).not.toBe(one);
});

test('without the secret nobody can try payloads out', async () => {
  expect(await fingerprint(Buffer.alloc(32, 8), { a: 1 })).not.toBe(await fingerprint(secret, { a: 1 }));
});
