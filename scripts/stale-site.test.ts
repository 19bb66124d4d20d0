import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBuildSources } from './stale-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gariport-build-'));
  mkdirSync(join(folder, 'scripts'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const { href } = pathToFileURL('scripts/stale-site.ts');

/** Runs the code beside a builder that does this. */
async function buildApart(builder: string): Promise<string> {
  writeFileSync(join(folder, 'scripts/build.ts'), builder);
  const program = `
    const { buildStaleSiteApart } = await import('${href}');
    await buildStaleSiteApart().then(() => console.log('goes on'), ({ name, message }) => console.log(name + ': ' + message));
  `;
  const words = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder });
  return stdout.trim();
}

test('A start waits until the builder beside it has built the site', async () => {
  expect(await buildApart(`console.log('builds');`)).toBe('builds\ngoes on');
});

test.each([
  [`console.error('The site cannot be built: mend it.'); process.exit(1);`, 'The site cannot be built: mend it.'],
  [`process.kill(process.pid, 'SIGKILL');`, 'The site cannot be built: the builder ended with SIGKILL.'],
])('A start ends with the error of a failed build (%#)', async (builder, message) => {
  expect(await buildApart(builder)).toBe(`StartRefused: ${message}`);
});

test('A change of any file that the site imports makes the build outdated', () => {
  const sources = listBuildSources();
  const texts = sources.filter((file) => /^src\/.*\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const imported = new Set(texts.flatMap((text) => text.match(/(?<=(?:from|import\() ?')#[^'?]+/g) ?? []));
  const { resolve } = createRequire(import.meta.url);
  const files = [...imported].map((alias) => relative('.', resolve(alias)).replaceAll('\\', '/'));
  expect(files).toContain('states/order-state.ts');
  expect(files.filter((file) => !sources.includes(file))).toEqual([]);
});
