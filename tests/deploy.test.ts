import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const forKubernetes = globSync('deploy/kubernetes/*.yaml');
const manifests = ['compose.yaml', ...forKubernetes];
const read = (path: string) => readFileSync(path, 'utf8');

function documentsOf(path: string): unknown[] {
  return parseAllDocuments(read(path)).map((document) => {
    expect(document.errors, path).toEqual([]);
    return document.toJS() as unknown;
  });
}

/** Every object in a document, however deep. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const isVariable = (name: unknown): name is string => typeof name === 'string' && /^[A-Z][A-Z0-9_]+$/.test(name);

/** The variables that a manifest sets: in lists of names, in maps, and in configuration. */
function variablesIn(path: string): string[] {
  const objects = documentsOf(path).flatMap((document) => [...objectsIn(document)]);
  const listed = objects.flatMap(({ name }) => (isVariable(name) ? [name] : []));
  const mapped = objects.flatMap(({ environment, data }) =>
    [environment, data].flatMap((map) => Object.keys(map ?? {})),
  );
  return [...listed, ...mapped.filter(isVariable)];
}

/** What belongs to the database's own image. */
const isOfPostgres = (name: string) => name.startsWith('POSTGRES_') || name === 'PGDATA';

const inContainer = [...read('Containerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
  line.split(' ').flatMap((entry) => entry.split('=')[0] ?? []),
);
const set = new Set([...manifests.flatMap(variablesIn), ...inContainer].filter((name) => !isOfPostgres(name)));

const serverSource = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing/**'] })
  .map(read)
  .join('\n');
const isRead = (name: string) => new RegExp(`['.]${name}\\b`).test(serverSource);

const described = [...read('docs/operations.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].flatMap(([, name]) => name ?? []);

describe('the manifests', () => {
  test.each(manifests)('%s can be read', (path) => {
    expect(documentsOf(path).length).toBeGreaterThan(0);
  });

  test.each(forKubernetes)('every part of %s says what it is', (path) => {
    for (const document of documentsOf(path)) {
      expect(document).toMatchObject({ apiVersion: expect.any(String) as string, kind: expect.any(String) as string });
    }
  });

  test('set the variables that nodes which share nothing need', () => {
    const needed = ['DATABASE_URL', 'SERVER_SECRET', 'ENVELOPE_KEYS', 'S3_ENDPOINT', 'PUBLIC_URL', 'TRUSTED_PROXIES'];
    const found = new Set(forKubernetes.flatMap(variablesIn));
    expect(needed.filter((name) => !found.has(name))).toEqual([]);
  });

  test('hold no secret, only where one is found', () => {
    const objects = manifests.flatMap(documentsOf).flatMap((document) => [...objectsIn(document)]);
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const secrets = objects.filter(({ name }) => isVariable(name) && /SECRET|KEYS?$|TOKEN|PASSWORD|_URL$/.test(name));
    expect(secrets.length).toBeGreaterThan(0);
    for (const { name, value } of secrets) expect(value, String(name)).toBeUndefined();
  });

  test.each([...set])('%s, which they set, is described and read', (name) => {
    expect(described).toContain(name);
    expect(isRead(name)).toBe(true);
  });
});

describe('the description', () => {
  test.each(described)('%s, which it names, is read by the server', (name) => {
    expect(isRead(name)).toBe(true);
  });

  test('names every variable that the server reads', () => {
    const names = [
      ...serverSource.matchAll(/(?:env(?:ironment)?\['|readUrl\('|portFrom\('|need\(')([A-Z][A-Z0-9_]+)'/g),
    ];
    const missing = names.flatMap(([, name = '']) => (described.includes(name) ? [] : [name]));
    expect(missing).toEqual([]);
  });
});

describe('the container', () => {
  test('gets only files that are there and not kept from it', () => {
    const kept = new Set([...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, file]) => file));
    const copied = [...read('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    expect(copied.filter((file) => !kept.has(file))).toEqual([]);
    expect(globSync(copied).toSorted()).toEqual([...new Set(copied)].toSorted());
  });
});
