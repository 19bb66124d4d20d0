import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartRefused } from '../start.ts';
import { openFileReplayWindow } from './file-replay-window.ts';

const now = Date.UTC(2028, 1, 29, 12);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-replay-'));
});
afterEach(() => rm(folder, { recursive: true }));

const openAt = (moment: number, capacity?: number) =>
  openFileReplayWindow(folder, { clock: () => moment, ...(capacity !== undefined && { capacity }) });
const logged = () => readFile(join(folder, 'replay-window.log'), 'utf8');

test('A request is taken once, also of many that come at once, and is on the disk before it is taken', async () => {
  const window = await openAt(now);
  const claims = await Promise.all(Array.from({ length: 50 }, () => window.claim('session epk 1', now + 1000)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await logged()).toBe(`${now + 1000} session epk 1\n`);
  await window.close();
});

test('A window that is opened again, even after a crash, knows what was taken', async () => {
  const before = await openAt(now);
  await Promise.all(Array.from({ length: 20 }, (_, index) => before.claim(`session epk ${index}`, now + 1000)));
  // A crash closes nothing, and may leave half a line.
  await appendFile(join(folder, 'replay-window.log'), `${now + 1000} session epk 2`);
  const after = await openAt(now);
  expect(await after.claim('session epk 7', now + 1000)).toBe(false);
  expect(await after.claim('session epk 20', now + 1000)).toBe(true);
  await before.close();
  await after.close();
});

test('What is past its time is forgotten at the next opening, and the file holds no more than what counts', async () => {
  const before = await openAt(now);
  await before.claim('old', now + 10);
  await before.claim('young', now + 1000);
  await before.close();
  const after = await openAt(now + 500);
  expect(await logged()).toBe(`${now + 1000} young\n`);
  expect(await after.claim('young', now + 1000)).toBe(false);
  await after.close();
});

test('A window that is full refuses instead of forgetting', async () => {
  const window = await openAt(now, 2);
  const claims = [];
  for (const key of ['a', 'b', 'c']) claims.push(await window.claim(key, now + 1000));
  expect(claims).toEqual([true, true, false]);
  await window.close();
});

test('A folder that another process uses is refused in one line, and one whose process has died is not', async () => {
  await writeFile(join(folder, 'replay-window.lock'), String(process.ppid));
  await expect(openAt(now)).rejects.toThrow(StartRefused);
  await expect(openAt(now)).rejects.toThrow(`Process ${process.ppid} uses the data folder ${folder}: stop it`);
  await writeFile(join(folder, 'replay-window.lock'), '999999999');
  const window = await openAt(now);
  await window.close();
});
