import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm, unlink, writeFile, appendFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadContract } from '../document/load.ts';
import { generateFiles } from '../generate/generate.ts';
import { findDrift } from './find-drift.ts';

const repository = process.cwd();
let root: string;
/** What the contract generates; made once, as that takes a second. */
const generated = await generateFiles(await loadContract(repository));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gariport-drift-'));
});

beforeEach(async () => {
  await rm(root, { recursive: true, force: true });
  for (const folder of ['openapi', 'locales', 'generated']) {
    await cp(join(repository, folder), join(root, folder), { recursive: true });
  }
  git('init', '--quiet');
  git('add', '--all');
});

afterAll(() => rm(root, { recursive: true, force: true }));

function git(...words: string[]) {
  execFileSync('git', words, { cwd: root });
}

test('The committed files are those that the contract generates', async () => {
  expect(await findDrift(root, generated)).toEqual([]);
});

test('A file that was edited by hand is named', async () => {
  await appendFile(join(root, 'generated/codes.ts'), '// mended by hand\n');
  expect(await findDrift(root, generated)).toEqual([{ file: 'generated/codes.ts', how: 'differs' }]);
});

test('When the contract changed, every file that has to be generated anew is named', async () => {
  const path = join(root, 'openapi/schemas/account.yaml');
  const contract = await readFile(path, 'utf8');
  await writeFile(path, contract.replace('maxLength: 20', 'maxLength: 24'));
  const drifts = await findDrift(root, await generateFiles(await loadContract(root)));
  expect(drifts).toContainEqual({ file: 'generated/openapi.json', how: 'differs' });
  expect(drifts).toContainEqual({ file: 'generated/client/validators/shared-user.gen.ts', how: 'differs' });
});

test('A missing file is named', async () => {
  await unlink(join(root, 'generated/server.ts'));
  expect(await findDrift(root, generated)).toEqual([{ file: 'generated/server.ts', how: 'missing' }]);
});

test('A file that nothing generates is named, tracked or not', async () => {
  await writeFile(join(root, 'generated/left-over.ts'), 'export {};\n');
  expect(await findDrift(root, generated)).toEqual([{ file: 'generated/left-over.ts', how: 'extra' }]);
});

test('A generated file that is not under version control is named', async () => {
  git('rm', '--quiet', '--cached', 'generated/operations.ts');
  expect(await findDrift(root, generated)).toEqual([{ file: 'generated/operations.ts', how: 'not committed' }]);
});
