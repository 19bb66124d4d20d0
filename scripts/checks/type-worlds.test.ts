import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

// A page has no `process` and a server no `document`: each world is checked with its own types.
mkdirSync('build', { recursive: true });
const folder = mkdtempSync('build/type-worlds-');
afterAll(() => rmSync(folder, { recursive: true }));

function check(world: 'browser' | 'server', code: string): string {
  const config = join(folder, `${world}.json`);
  writeFileSync(join(folder, 'planted.ts'), code);
  writeFileSync(config, JSON.stringify({ extends: `../../tsconfig.${world}.json`, include: ['planted.ts'] }));
  const words = ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', config];
  return spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout;
}

test.each([
  ['browser', 'process', 'export const mode = process.env;'],
  ['browser', 'Buffer', 'export const bytes = Buffer.alloc(1);'],
  ['server', 'document', 'export const { title } = document;'],
  ['server', 'window', 'export const { innerWidth } = window;'],
] as const)('Code of the %s that names %s is refused', (world, name, code) => {
  expect(check(world, code)).toContain(`Cannot find name '${name}'`);
});

test.each([
  ['browser', 'export const { title } = document;'],
  ['server', 'export const mode = process.env;'],
] as const)('Code of the %s may name what its own world has: %s', (world, code) => {
  expect(check(world, code)).toBe('');
});
