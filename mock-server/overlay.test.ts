import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadContract } from '../contract/document/load.ts';
import { linesOf, overlayOf } from './overlay.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gariport-contract-'));
  for (const folder of ['openapi', 'locales']) await cp(folder, join(root, folder), { recursive: true });
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('a broken contract is told with its place, in the terminal and over the page', async () => {
  const path = join(root, 'openapi/paths/account.yaml');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('x-effect: mutation', 'x-effect: change'));
  const line = text.slice(0, text.indexOf('x-effect: mutation')).split('\n').length;
  const failure = await loadContract(root).then(
    () => new Error('the contract was not refused'),
    (error: Error) => error,
  );
  const place = { file: 'openapi/paths/account.yaml', line, column: expect.any(Number) as number };
  expect(linesOf(failure)).toEqual([
    expect.stringMatching(new RegExp(`^${place.file}:${line}:\\d+ {2}\`x-effect\` is "change"`)),
  ]);
  expect(overlayOf(root, failure)).toMatchObject({ type: 'error', err: { id: path, loc: place } });
});

test('any other failure is told by its stack', () => {
  const failure = new TypeError('no such thing');
  expect(linesOf(failure)).toEqual([failure.stack]);
});
