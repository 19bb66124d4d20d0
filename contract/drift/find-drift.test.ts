import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../document/load.ts';
import { generateFiles, writeFiles } from '../generate/generate.ts';
import { findDrift } from './find-drift.ts';

// A small contract; `npm run check:drift` checks our own.
const fixture = join(import.meta.dirname, '../../tests/contract-report/fixture');
const generated = await generateFiles(await loadContract(fixture));
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gariport-drift-'));
  await cp(fixture, root, { recursive: true });
  await writeFiles(join(root, 'generated'), generated);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'generated');
});

afterEach(() => {
  git('reset', '--quiet', '--hard');
  git('clean', '--quiet', '-fd');
});

afterAll(() => rm(root, { recursive: true, force: true }));

function git(...words: string[]) {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], { cwd: root });
}

test('Committed files that match the contract are not reported', async () => {
  expect(await findDrift(root, generated)).toEqual([]);
});

test('A file edited by hand is reported', async () => {
  await appendFile(join(root, 'generated/codes.ts'), '// mended by hand\n');
  expect(await findDrift(root, generated)).toEqual([{ file: 'generated/codes.ts', how: 'differs' }]);
});

test('After a change of the contract, every outdated file is reported', async () => {
  const path = join(root, 'openapi/schemas/account.yaml');
  const contract = await readFile(path, 'utf8');
  await writeFile(path, contract.replace('maxLength: 20', 'maxLength: 24'));
  const drifts = await findDrift(root, await generateFiles(await loadContract(root)));
  expect(drifts).toContainEqual({ file: 'generated/openapi.json', how: 'differs' });
  expect(drifts).toContainEqual({ file: 'generated/client/validators/open-session.gen.ts', how: 'differs' });
});

test('A missing file is reported', async () => {
  await unlink(join(root, 'generated/server.ts'));
  expect(await findDrift(root, generated)).toEqual([{ file: 'generated/server.ts', how: 'missing' }]);
});

test('A file that nothing generates is reported, tracked or not', async () => {
  await writeFile(join(root, 'generated/left-over.ts'), 'export {};\n');
  expect(await findDrift(root, generated)).toEqual([{ file: 'generated/left-over.ts', how: 'extra' }]);
});

test('An untracked generated file is reported', async () => {
  git('rm', '--quiet', '--cached', 'generated/operations.ts');
  expect(await findDrift(root, generated)).toEqual([{ file: 'generated/operations.ts', how: 'not committed' }]);
});
