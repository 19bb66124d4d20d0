import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readCanonical } from '#contract/document/openapi.ts';
import { serveExamplePictures } from './example-pictures.ts';

test('The mock serves every picture that an example names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-mock-pictures-'));
  const app = fastify();
  serveExamplePictures(app, folder);
  const named = JSON.stringify(readCanonical()).match(/\/pictures\/[\w-]+\/[\w-]+\.(?:webp|jpg)/g) ?? [];
  const urls = [...new Set(named)];
  expect(urls.length).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const url of urls) {
    const { statusCode } = await app.inject(`${url}?w=160`);
    if (statusCode !== 200) missing.push(url);
  }
  expect(missing).toEqual([]);
  await app.close();
  await rm(folder, { recursive: true });
});
