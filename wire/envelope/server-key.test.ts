import { expect, it } from 'vitest';
import { fromBase64Url } from '../bytes.ts';
import { generateServerKey, importServerKey } from './server-key.ts';

it('A server key is stored as text, and the private part of an imported one cannot be read', async () => {
  const stored = JSON.parse(JSON.stringify(await generateServerKey('key-1')));
  const { id, privateKey, publicKey } = await importServerKey(stored);
  expect(id).toBe('key-1');
  expect(privateKey.extractable).toBe(false);
  expect(fromBase64Url(publicKey)).toHaveLength(65);
  await expect(crypto.subtle.exportKey('jwk', privateKey)).rejects.toThrow('not extractable');
});
