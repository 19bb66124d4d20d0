import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

describe('The container', () => {
  test('Every copied file exists and is not ignored', () => {
    const kept = new Set([...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, file]) => file));
    const copied = [...read('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    expect(copied.filter((file) => ![...kept].some((path) => file === path || file.startsWith(`${path}/`)))).toEqual(
      [],
    );
    expect(globSync(copied).toSorted()).toEqual([...new Set(copied)].toSorted());
  });

  const stages = read('Containerfile').split(/^FROM /m);
  const runtime = stages.at(-1) ?? '';

  test('The container is built on exact Node and runs on the same Debian, and a builder can set both digests', () => {
    expect(stages[0]).toMatch(/^ARG BASE=node:24\.\d+\.\d+-bookworm-slim$/m);
    expect(stages[0]).toMatch(/^ARG RUNTIME=debian:bookworm-slim$/m);
    expect(stages.slice(1, -1).every((stage) => stage.startsWith('${BASE}'))).toBe(true);
    expect(runtime).toMatch(/^\$\{RUNTIME\}/);
    expect(runtime).toContain('COPY --from=packages /app/node /usr/local/bin/node');
  });

  test('The container, the packages and .nvmrc have the same Node version', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const version = read('.nvmrc').trim();
    expect(stages[0]).toContain(`node:${version}-`);
    expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
  });

  test('The container has the fonts that the pictures need, including Chinese and Japanese', () => {
    const families = new Set(
      globSync('{demo/pictures,server/marketplace/accounts}/**/*.ts')
        .map(read)
        .flatMap((source) => [...source.matchAll(/font-family="([^",]+)/g)].map(([, family]) => family)),
    );
    expect([...families]).toEqual(['Liberation Sans']);
    for (const part of ['fontconfig', 'fonts-liberation', 'fonts-noto-cjk']) expect(runtime).toContain(` ${part}`);
  });

  test('The container has what the server needs and no build tools', () => {
    const given = [...runtime.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
    const commands = ['main', 'backup', 'restore', 'move'].map((name) => `server/cli/${name}.ts`);
    const entries = ['scripts/product.ts', ...commands, 'server/platform/uploads/decode-pictures.ts'];
    const known = new Set<string>();
    for (const entry of entries) filesBehind(entry, known);
    const loaded = [...known];
    expect(runtime).toContain('CMD ["node", "--max-semi-space-size=8", "scripts/product.ts"]');
    expect(loaded.length).toBeGreaterThan(300);
    expect(loaded.filter((file) => !given.some((folder) => file === folder || file.startsWith(`${folder}/`)))).toEqual(
      [],
    );
    for (const tool of ['scripts', 'src', 'vite.config.ts', 'package-lock.json']) expect(given).not.toContain(tool);
  });

  test('The build stage contains everything that the build reads', () => {
    const stage = stages.find((text) => text.startsWith('${BASE} AS site')) ?? '';
    const given = [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
    expect(stage).toMatch(/^RUN node scripts\/build\.ts$/m);
    const loaded = [...filesBehind('scripts/build.ts'), ...filesBehind('vite.config.ts')];
    expect(loaded).toContain('scripts/stale-site.ts');
    expect(loaded.filter((file) => !given.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
  });

  test('Every package that the server loads is a dependency', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const packages = [...filesBehind('scripts/product.ts')].flatMap((file) =>
      importsIn(file).flatMap((name) => /^(?!node:|[.#])(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? []),
    );
    expect(packages).toContain('fastify');
    // A page without WebCrypto fetches crypto-js; a server always has WebCrypto.
    const fetchedByPages = 'crypto-js';
    const missing = packages.filter((name) => !Object.hasOwn(dependencies, name) && name !== fetchedByPages);
    expect(missing).toEqual([]);
  });
});

/** The run-time imports of a file, without type imports. */
function importsIn(file: string): string[] {
  if (!/\.(ts|mjs)$/.test(file)) return [];
  const statements = read(file).matchAll(/^(?:import|export)\s(?!type\s)(?:[^;']*?\sfrom\s)?'([^']+)'/gm);
  const later = read(file).matchAll(/\bimport\('([^']+)'\)/g);
  return [...statements, ...later].flatMap(([, name]) => name ?? []);
}

/** The aliases of folders are in `package.json`. */
const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, string> };

function folderOf(name: string): string {
  const [alias = ''] = /^#[^/]+\//.exec(name) ?? [];
  return join(imports[`${alias}*`]?.replace('*', '') ?? '', name.slice(alias.length));
}

/** All files of ours that it loads. */
function filesBehind(entry: string, known = new Set<string>()): Set<string> {
  if (known.has(entry)) return known;
  known.add(entry);
  for (const name of importsIn(entry)) {
    if (name.startsWith('.')) filesBehind(join(dirname(entry), name), known);
    else if (name.startsWith('#')) filesBehind(folderOf(name), known);
  }
  return known;
}
