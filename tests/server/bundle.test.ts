import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-bundle-'));
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
});

afterAll(() => rm(folder, { recursive: true }));

// Server-only code, by names that no minifier changes.
const ofTheServer =
  /SERVER_SECRET|ENVELOPE_KEYS|DATABASE_URL|SMTP_URL|password_hash|token_hash|argon2|BEGIN [A-Z ]*PRIVATE KEY/;

test('browser files contain no server code', async () => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|html|css|map|json)$/.test(name));
  expect(names.filter((name) => name.endsWith('.js'))).not.toEqual([]);
  const leaks: string[] = [];
  for (const name of names) {
    const found = ofTheServer.exec(await readFile(join(folder, name), 'utf8'));
    if (found) leaks.push(`${name}: ${found[0]}`);
  }
  expect(leaks).toEqual([]);
});
