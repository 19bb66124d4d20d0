import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunResult } from '#contract/verify/judge/finding.ts';
import { isFullRun } from '../scope.ts';
import { type Backend, startBackend } from './backend.ts';

let right: Backend;
let hidden: Backend;
let wrong: Backend;
let folder: string;

beforeAll(async () => {
  right = await startBackend();
  hidden = await startBackend({ hidesKey: true });
  wrong = await startBackend({
    answer:
      () =>
      ({ operation }) =>
        operation.id === 'getOrder' ? { code: 777 } : { code: 421 },
  });
  folder = await mkdtemp(join(tmpdir(), 'gariport-conformance-'));
});

afterAll(async () => {
  await Promise.all([right.close(), hidden.close(), wrong.close(), rm(folder, { recursive: true })]);
});

function run(...words: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['contract/verify/main.ts', ...words], (error, output, errors) => {
      resolve({ code: error ? (child.exitCode ?? -1) : 0, output, errors });
    });
  });
}

test.runIf(isFullRun)('A run without findings prints a table and one line of totals, and ends with 0', async () => {
  const { code, output } = await run('--mock', '--target', right.target, '--only', 'getOrder,listMakes');
  expect(code).toBe(0);
  expect(output).toMatch(/^operation {2,}cases {2,}ok {2,}undeclared codes {2,}schema violations {2,}accepted invalid/);
  expect(output).toMatch(/^getOrder +(\d+) +\1 +· +· +· +· +·$/m);
  expect(output).toMatch(/^2 operations, \d+ cases, \d+ ok: no findings \(suite session, seed 1\)$/m);
});

// Starts the command once, which takes a second; its functions are tested directly.
test('A run with findings prints how to reproduce each, writes them to the JSON, and ends with 1', async () => {
  const json = join(folder, 'report.json');
  const { code, output } = await run('--target', wrong.target, '--only', 'getOrder', '--cases', '8', '--json', json);
  expect(code).toBe(1);
  expect(output).toContain('Undeclared codes');
  expect(output).toContain(
    `again: npm run contract:verify -- --target ${wrong.target} --suite session --only getOrder --seed 1 --cases 8`,
  );
  const report = JSON.parse(await readFile(json, 'utf8')) as RunResult;
  expect(report).toMatchObject({
    target: wrong.target,
    suite: 'session',
    seed: 1,
    operations: [{ operation: 'getOrder' }],
  });
  expect(report.findings.length).toBe(report.operations[0]?.cases === undefined ? -1 : sum(report));
});

function sum({ operations }: RunResult): number {
  return operations.flatMap(({ counts }) => Object.values(counts)).reduce((total, count) => total + count, 0);
}

test.runIf(isFullRun)('If a backend does not publish its key, the key can be given by hand', async () => {
  const { code } = await run(
    '--target',
    hidden.target,
    '--server-key',
    hidden.serverKey,
    '--only',
    'listMakes',
    '--cases',
    '3',
  );
  expect(code).toBe(0);
});

test.runIf(isFullRun).each([
  ['wrong usage', () => ['--only', 'getOrder'], /--target URL/],
  ['a key that cannot be found', () => ['--target', hidden.target], /--server-key ID:BASE64URL/],
])('%s ends the run with 2 and one line', async (_what, words, says) => {
  const { code, output, errors } = await run(...words());
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors.trim().split('\n')).toEqual([expect.stringMatching(says)]);
});
