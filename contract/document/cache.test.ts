import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { cached } from './cache.ts';

const kind = `cache-test-${randomUUID()}`;
afterAll(() => rm(join(import.meta.dirname, '../../build', kind), { recursive: true, force: true }));

const large = 'x'.repeat(200_000);
const key = { kind, input: 'one contract', code: [import.meta.dirname], libraries: ['ajv'] };

test('A large result is made once for the same input, and again for another', async () => {
  const make = vi.fn<() => Promise<{ large: string }>>(async () => ({ large }));
  expect(await cached(key, make)).toEqual({ large });
  expect(await cached(key, make)).toEqual({ large });
  expect(make).toHaveBeenCalledTimes(1);
  await cached({ ...key, input: 'another contract' }, make);
  await cached({ ...key, code: [join(import.meta.dirname, '../drift')] }, make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('A failure is not kept', async () => {
  const failing = { ...key, input: 'a broken contract' };
  await expect(cached(failing, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cached(failing, async () => large)).toBe(large);
});
