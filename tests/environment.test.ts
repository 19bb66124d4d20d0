import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '#server/platform/settings/config.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const example = read('.env.example');
const sourcesIn = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders.map((folder) => `${folder}/*.ts`)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => !path.endsWith('.test.ts') && !path.includes('/testing/'));

/** The names of variables that a text mentions in this form. */
const namesIn = (text: string, way: RegExp): string[] => [...text.matchAll(way)].flatMap(([, name]) => name ?? []);

/** Variables set on a line, with their defaults. */
const described = new Map(
  [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** Every variable that the product reads: in its settings, as a port of the tools, by Vite, and by compose. */
const known = new Set([
  ...sourcesIn('server/platform/settings').flatMap((path) => namesIn(read(path), /'([A-Z][A-Z0-9_]+)'/g)),
  ...sourcesIn('scripts', 'mock-server').flatMap((path) => namesIn(read(path), /readPort\('([A-Z0-9_]+)'/g)),
  ...namesIn(read('vite.config.ts'), /process\.env\['([A-Z0-9_]+)'\]/g),
  ...namesIn(read('compose.yaml'), /\$\{([A-Z0-9_]+)/g),
]);

afterEach(() => vi.unstubAllEnvs());

test('.env.example names every variable that the product reads, and no other', () => {
  const byName = (one: string, other: string) => one.localeCompare(other);
  expect([...described.keys()].toSorted(byName)).toEqual([...known].toSorted(byName));
});

test('Each variable in .env.example is below a line that explains it', () => {
  const lines = example.split('\n');
  const bare = [...described.keys()].filter((name) => {
    const before = lines[lines.findIndex((line) => line.startsWith(`#${name}=`)) - 1] ?? '';
    return !/^# .{10,}\.$/.test(before);
  });
  expect(bare).toEqual([]);
});

test('The defaults in .env.example are the real defaults', () => {
  for (const name of known) vi.stubEnv(name, '');
  // The region has a default if there is a storage.
  vi.stubEnv('S3_ENDPOINT', 'https://storage.example');
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']) vi.stubEnv(name, 'given');
  const usual = readConfig();
  const written = parseEnv(example.replaceAll(/^#(?=[A-Z][A-Z0-9_]*=)/gm, ''));
  expect(new Set(Object.keys(written))).toEqual(new Set(described.keys()));
  for (const [name, value] of Object.entries(written)) if (value) vi.stubEnv(name, value);
  expect(readConfig()).toEqual(usual);
});

test('Only one file of the server reads the environment', () => {
  // Any form of access: the linter finds only `process.env`.
  const readers = sourcesIn('server', 'wire', 'demo', 'mock-server').filter((path) =>
    /\bprocess\.env\b|\benv\b[^=;]*\}\s*=\s*process\b|\benv\b[^;]*from 'node:process'|process\['env'\]/.test(
      read(path),
    ),
  );
  expect(readers).toEqual(['server/platform/settings/config.ts']);
});
