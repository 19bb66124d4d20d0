import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundedBytes } from './bounded-bytes.ts';

let kept: Map<string, Response>;

beforeEach(() => {
  kept = new Map();
  const cache = {
    keys: async () => [...kept.keys()].map((path) => new Request(`https://gariport.example${path}`)),
    match: async ({ url }: Request) => kept.get(new URL(url).pathname),
    delete: async ({ url }: Request) => kept.delete(new URL(url).pathname),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

afterEach(() => vi.unstubAllGlobals());

async function add(plugin: ReturnType<typeof boundedBytes>, path: string, bytes?: number): Promise<void> {
  const newResponse = new Response('', { headers: bytes === undefined ? {} : { 'Content-Length': String(bytes) } });
  kept.set(path, newResponse);
  await plugin.cacheDidUpdate?.({ cacheName: 'pictures', newResponse } as never);
}

test('evicts the oldest pictures over the limit, and no more than necessary', async () => {
  const plugin = boundedBytes(100);
  await add(plugin, '/a', 40);
  await add(plugin, '/b', 40);
  await add(plugin, '/c', 20);
  expect([...kept.keys()]).toEqual(['/a', '/b', '/c']);
  await add(plugin, '/d', 30);
  expect([...kept.keys()]).toEqual(['/b', '/c', '/d']);
});

test('counts a picture without a size as large', async () => {
  const plugin = boundedBytes(150_000);
  await add(plugin, '/a');
  await add(plugin, '/b');
  expect([...kept.keys()]).toEqual(['/b']);
});
