import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { thisHolder } from './lock-holder.ts';

const root = await mkdtemp(join(tmpdir(), 'gariport-lock-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const heldBy = (pid: number | undefined) => JSON.stringify({ ...thisHolder(), pid, stamp: Date.now() });
const holderOf = (folder: string) => JSON.parse(readFileSync(`${folder}.lock`, 'utf8')) as object;

describe('on one machine', () => {
  test('a folder that a living process holds is refused with what to do, however long it was silent', async () => {
    const folder = join(root, 'held');
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await writeFile(`${folder}.lock`, heldBy(other.pid));
    try {
      const nextDay = () => Date.now() + 86_400_000;
      expect(() => lockFolder(folder, { clock: nextDay })).toThrow(
        `The data in ${folder} is in use by process ${other.pid}: stop it, or set DATA_DIR to another folder.`,
      );
    } finally {
      other.kill();
    }
  });

  test('a lock that a crash left behind is taken over at once', async () => {
    const folder = join(root, 'left');
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.once('exit', resolve));
    await writeFile(`${folder}.lock`, heldBy(gone.pid));
    const release = lockFolder(folder);
    expect(holderOf(folder)).toMatchObject(thisHolder());
    release();
  });

  test.each(['', '4711', '{}', 'not ours'])('what is no lock of ours holds nothing: %s', async (text) => {
    const folder = join(root, 'odd');
    await writeFile(`${folder}.lock`, text);
    lockFolder(folder)();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  test('a folder that was let go can be held again, and nothing stays behind', async () => {
    const folder = join(root, 'again');
    lockFolder(folder)();
    lockFolder(folder)();
    expect((await readdir(root)).filter((name) => name.startsWith('again'))).toEqual([]);
  });
});

describe('between containers on one volume', () => {
  // Every container has a process of the same number, and can ask about none of another.
  const [blue, green] = [
    { pid: 1, home: 'blue' },
    { pid: 1, home: 'green' },
  ];
  let folder: string;
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-06-12T09:00:00Z') });
    folder = join(await mkdtemp(join(root, 'volume-')), 'database');
  });
  afterEach(() => vi.useRealTimers());

  test('a holder that renews its stamp is respected for as long as it runs', () => {
    const release = lockFolder(folder, { holder: blue });
    for (let minute = 0; minute < 10; minute += 1) {
      vi.advanceTimersByTime(60_000);
      expect(() => lockFolder(folder, { holder: green })).toThrow(
        /is in use by process 1 of blue: stop it, .* If it has crashed, start again in 30 seconds\.$/,
      );
    }
    release();
    expect(lockFolder(folder, { holder: green })).not.toThrow();
  });

  test('one that was last seen half a minute ago is taken over, and not before', () => {
    lockFolder(folder, { holder: blue });
    // It crashes: no timer of its own runs any more.
    vi.clearAllTimers();
    vi.advanceTimersByTime(29_999);
    expect(() => lockFolder(folder, { holder: green })).toThrow('in use');
    vi.advanceTimersByTime(1);
    const release = lockFolder(folder, { holder: green });
    expect(holderOf(folder)).toEqual({ ...green, stamp: Date.now() });
    release();
  });

  test('a clock that is wrong by days locks nobody out', () => {
    lockFolder(folder, { holder: blue, clock: () => Date.now() + 7 * 86_400_000 });
    vi.clearAllTimers();
    const release = lockFolder(folder, { holder: green });
    expect(holderOf(folder)).toMatchObject(green);
    release();
  });

  test('one that wakes up after it was taken over is told once, and leaves the lock alone', () => {
    const onLost = vi.fn<() => void>();
    let asleep = 0;
    const release = lockFolder(folder, { holder: blue, onLost, clock: () => Date.now() - asleep });
    asleep = 60_000;
    vi.advanceTimersByTime(5_000);
    const releaseGreen = lockFolder(folder, { holder: green });
    expect(onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(onLost).toHaveBeenCalledOnce();
    release();
    expect(holderOf(folder)).toMatchObject({ home: 'green' });
    releaseGreen();
  });
});
