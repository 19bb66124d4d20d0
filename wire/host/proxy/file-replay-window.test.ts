import { appendFile, copyFile, type FileHandle, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('A request is accepted once, even among many at once, and is on disk before it is accepted', async () => {
  const window = await openAt(now);
  const claims = await Promise.all(Array.from({ length: 50 }, () => window.claim('session epk 1', now + 1000)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await logged()).toBe(`${now + 1000} session epk 1\n`);
  await window.close();
});

test('A window reopened after a stop or a crash still has its requests', async () => {
  const before = await openAt(now);
  await Promise.all(Array.from({ length: 20 }, (_, index) => before.claim(`session epk ${index}`, now + 1000)));
  // The state after a crash: nothing was closed, and half a line may have been written.
  const crashed = join(folder, 'crashed');
  await mkdir(crashed);
  await copyFile(join(folder, 'replay-window.log'), join(crashed, 'replay-window.log'));
  await appendFile(join(crashed, 'replay-window.log'), `${now + 1000} session epk 2`);
  const after = await openFileReplayWindow(crashed, { clock: () => now });
  expect(await after.claim('session epk 7', now + 1000)).toBe(false);
  expect(await after.claim('session epk 20', now + 1000)).toBe(true);
  await before.close();
  await after.close();
});

test('A request accepted after the disk was full in the middle of a line is still known after a restart', async () => {
  const before = await openAt(now);
  const probe = await open(join(folder, 'probe'), 'w');
  const full = vi.spyOn(Object.getPrototypeOf(probe) as FileHandle, 'appendFile');
  full.mockImplementationOnce(async function cutOff(this: FileHandle) {
    await this.write(`${now + 1000} ref`);
    throw new Error('ENOSPC: no space left on device, write');
  });
  await expect(before.claim('refused', now + 1000)).rejects.toThrow('ENOSPC');
  expect(await before.claim('taken', now + 1000)).toBe(true);
  full.mockRestore();
  await probe.close();
  await before.close();
  const after = await openAt(now);
  expect(await after.claim('taken', now + 1000)).toBe(false);
  await after.close();
});

test('Expired requests are dropped when the file is reopened, which then has only current ones', async () => {
  const before = await openAt(now);
  await before.claim('old', now + 10);
  await before.claim('young', now + 1000);
  await before.close();
  const after = await openAt(now + 500);
  expect(await logged()).toBe(`${now + 1000} young\n`);
  expect(await after.claim('young', now + 1000)).toBe(false);
  await after.close();
});

test('A full window refuses requests instead of dropping entries', async () => {
  const window = await openAt(now, 2);
  const claims = [];
  for (const key of ['a', 'b', 'c']) claims.push(await window.claim(key, now + 1000));
  expect(claims).toEqual([true, true, false]);
  await window.close();
});

test('A full window accepts requests again when earlier ones expire', async () => {
  let moment = now;
  const window = await openFileReplayWindow(folder, { clock: () => moment, capacity: 2 });
  await window.claim('a', now + 1000);
  await window.claim('b', now + 9000);
  expect(await window.claim('c', now + 9000)).toBe(false);
  moment = now + 2000;
  expect(await window.claim('c', now + 9000)).toBe(true);
  expect(await window.claim('b', now + 9000)).toBe(false);
  await window.close();
});

test('A folder has one window at a time, and a second one is refused in one line', async () => {
  const window = await openAt(now);
  await expect(openAt(now)).rejects.toThrow(StartRefused);
  await expect(openAt(now)).rejects.toThrow(
    `The data in ${join(folder, 'replay-window')} is in use by process ${process.pid}: stop it`,
  );
  await window.close();
  const next = await openAt(now);
  await next.close();
});
