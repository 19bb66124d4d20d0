import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeKeys } from './change-keys.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'gariport-keys-'));
  folder = join(parent, 'keys');
});
afterEach(() => rm(parent, { recursive: true }));

test('Keys are created once and then rotated, and each time their ids are named', async () => {
  const created = await changeKeys(['create', folder]);
  const [, envelope = '', payment = ''] = /^Created envelope key (k\w+) and payment key (\w+) in /.exec(created) ?? [];
  expect((await readdir(folder)).toSorted()).toEqual(['envelope-keys.json', 'payment-keys.json']);
  await expect(changeKeys(['create', folder])).rejects.toThrow('is not empty: name a new folder for the keys.');
  expect(await changeKeys(['rotate-envelope', folder])).toMatch(
    new RegExp(`^Envelope key ${envelope} is now previous, and k\\w+ current\\.$`),
  );
  expect(await changeKeys(['rotate-payment', folder])).toMatch(
    new RegExp(`^Payment key ${payment} is retired, and \\w+ signs\\.$`),
  );
});

test.each(['envelope', 'payment'])('Rotating the %s key in a folder without it is refused', async (kind) => {
  await expect(changeKeys([`rotate-${kind}`, folder])).rejects.toThrow(
    `has no ${kind}-keys.json, so no key was rotated: name the folder that has it.`,
  );
  expect(await readdir(parent)).toEqual([]);
});

test.each([[], ['rotate', 'keys'], ['create'], ['toString', 'keys']])(
  'Unclear arguments get the usage',
  async (...given) => {
    await expect(changeKeys(given)).rejects.toThrow('npm run keys -- create|rotate-envelope|rotate-payment FOLDER');
  },
);
