import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runReport } from '#contract/report/command.ts';
import { fixture } from './plant.ts';
import { writeSite } from './site.ts';

const command = join(import.meta.dirname, '../../contract/report/main.ts');
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gariport-report-'));
  git('init', '--quiet');
  await commit('README.md', 'Before there was a contract.', 'empty');
  await cp(fixture, root, { recursive: true });
  await writeSite(root);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'contract');
  git('tag', 'first');
  await replace('openapi/schemas/yard.yaml', 'enum: [0, 1, 2]', 'enum: [0, 1]');
  await replace('openapi/openapi.yaml', 'version: 1.4.0', 'version: 1.5.0');
  git('commit', '--quiet', '--all', '--message', 'grown');
  git('tag', 'grown');
  await replace(
    'openapi/schemas/yard.yaml',
    '    price: { type: number, minimum: 0 }',
    '    cost: { type: number, minimum: 0 }',
  );
  await replace('openapi/schemas/yard.yaml', 'required: [id, name, price]', 'required: [id, name, cost]');
  await replace('openapi/paths/yard.yaml', 'price: 6850', 'cost: 6850');
});

afterAll(() => rm(root, { recursive: true, force: true }));

function git(...words: string[]) {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], { cwd: root });
}

async function commit(file: string, text: string, tag: string) {
  await writeFile(join(root, file), text);
  git('add', file);
  git('commit', '--quiet', '--message', tag);
  git('tag', tag);
}

async function replace(file: string, from: string, to: string) {
  const text = await readFile(join(root, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(root, file), text.replace(from, to));
}

function run(...words: string[]) {
  return runIn(root, ...words);
}

/** Without the list of generated files, which takes seconds; the command’s test has it. */
async function runIn(folder: string, ...words: string[]): Promise<{ code: number; out: string; error: string }> {
  const { code, out, error } = await runReport(folder, words, async () => []);
  return { code, out, error: error.trim() };
}

test('The command prints the report and ends with its code', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'grown'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^\*\*Major\*\*: 1\.5\.0 → 2\.0\.0/);
  expect(stdout).toMatch(/\| `openapi\.json` \| \+\d+ \| −\d+ \|/);
  expect(stderr).toBe('The verdict is major, which --fail-on major does not let pass.\n');
});

test('A breaking change is reported with its consumers, its screens and the required version', async () => {
  const { code, out } = await run('grown');
  expect(code).toBe(1);
  expect(out.split('\n')[0]).toBe('**Major**: 1.5.0 → 2.0.0; 1 breaking, 0 new, 1 cosmetic');
  expect(out).toContain('`info.version` is still 1.5.0: move it to **2.0.0** in `openapi/openapi.yaml`.');
  expect(out).toContain('- **listCars** `/cars/list`\n  - `Car`: renamed `price` → `cost`? — hits readers');
  expect(out).toContain('- `src/site/features/yard` breaks: car-list-page');
});

test('Two revisions are compared as committed, and a compatible change passes', async () => {
  const { code, out } = await run('first', 'grown', '--format', 'json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    base: 'first',
    head: 'grown',
    verdict: 'minor',
    version: { base: '1.4.0', head: '1.5.0', next: '1.5.0' },
    changes: [
      {
        kind: 'values',
        impact: 'minor',
        operation: 'reserveCar',
        path: '/cars/reserve',
        pointer: '#/components/schemas/ReservationStatus/enum',
        message: '`ReservationStatus` loses 2',
        screens: [
          'src/site/components',
          'src/site/features/yard',
          'src/site/features/yard/car-detail-page.tsx',
          'src/site/features/yard/car-list-page.tsx',
        ],
      },
    ],
  });
});

test('With --require-version, too low a version fails, whatever the verdict', async () => {
  const behind = await run('grown', '--fail-on', 'none', '--require-version', '--output', 'out');
  expect(behind).toMatchObject({
    code: 1,
    error: 'info.version is 1.5.0: move it to 2.0.0 or beyond in openapi/openapi.yaml.',
  });
  const moved = await run('first', 'grown', '--fail-on', 'none', '--require-version', '--output', 'out');
  expect(moved).toMatchObject({ code: 0, error: '' });
});

test('A version such as a date only has to change', async () => {
  await writeFile(join(root, 'plain.yaml'), plain('1.0', '/cars'));
  git('add', 'plain.yaml');
  git('commit', '--quiet', '--message', 'plain');
  const words = ['HEAD', '--fail-on', 'none', '--require-version', '--output', 'out', '--', 'plain.yaml'];
  await writeFile(join(root, 'plain.yaml'), plain('1.0', '/vehicles'));
  const stayed = await run(...words);
  expect(stayed).toMatchObject({ code: 1, error: 'info.version is 1.0: move it to another version in plain.yaml.' });
  await writeFile(join(root, 'plain.yaml'), plain('1.1', '/vehicles'));
  expect(await run(...words)).toMatchObject({ code: 0, error: '' });
});

function plain(version: string, path: string): string {
  const paths = { [path]: { get: { responses: { 200: { description: 'The cars.' } } } } };
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Yard', version }, paths });
}

test('With --output both reports are written to a folder, and --fail-on sets what fails', async () => {
  const { code, out } = await run('first', 'grown', '--output', 'out', '--fail-on', 'minor');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(await readFile(join(root, 'out/report.md'), 'utf8')).toContain('as it must');
  expect(JSON.parse(await readFile(join(root, 'out/report.json'), 'utf8'))).toHaveProperty('verdict', 'minor');
});

test('A renamed operation and a changed server are reported with their screens', async () => {
  const files = ['openapi/paths/yard.yaml', 'openapi/openapi.yaml'];
  const before = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  await replace('openapi/paths/yard.yaml', 'operationId: listCars', 'operationId: findCars');
  await replace('openapi/openapi.yaml', 'url: /api', 'url: /v2');
  const { out } = await run('grown', '--format', 'json');
  await Promise.all(files.map((file, at) => writeFile(join(root, file), before[at] ?? '')));
  const { changes } = JSON.parse(out) as { changes: { kind: string; pointer: string; screens: string[] }[] };
  const renamed = changes.find(({ kind }) => kind === 'operation-renamed');
  expect(renamed?.screens).toContain('src/site/features/yard/car-list-page.tsx');
  const moved = changes.find(({ pointer }) => pointer.startsWith('#/servers'));
  expect(moved?.screens).toEqual(
    expect.arrayContaining(['src/site/shell', 'src/site/features/account/account-page.tsx']),
  );
});

test('Without changes, the report says so', async () => {
  const { code, out } = await run('grown', 'grown', '--fail-on', 'patch');
  expect(code).toBe(0);
  expect(out).toContain('**No change**');
});

test.each([
  ['an unknown revision', ['nowhere'], /^nowhere is not a git revision here/],
  ['a revision older than the contract', ['empty'], /^empty has no contract yet\.$/],
  ['wrong usage', [], /^Name the revision to compare with\. See --help\.$/],
])('%s is one line and exit code 2', async (_, words, complaint) => {
  const { code, error } = await run(...words);
  expect(code).toBe(2);
  expect(error).toMatch(complaint);
  expect(error.split('\n')).toHaveLength(1);
});

test('In a folder without git, the message says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-no-git-'));
  const { code, error } = await runIn(folder, 'first');
  await rm(folder, { recursive: true });
  expect(code).toBe(2);
  expect(error).toBe('This folder is not in a git repository, so it has no revisions: run this in a clone.');
});

test('A broken contract is reported in one line that names the place', async () => {
  const file = 'openapi/codes.yaml';
  const text = await readFile(join(root, file), 'utf8');
  await replace(file, 'client: refresh', 'client: sleep');
  const { code, error } = await run('first');
  await writeFile(join(root, file), text);
  expect(code).toBe(2);
  expect(error).toMatch(/^The contract of working tree is broken: openapi\/codes\.yaml:\d+:\d+: /);
});
