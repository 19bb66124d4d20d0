import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { thisHolder } from './lock-holder.ts';

const root = await mkdtemp(join(tmpdir(), 'gariport-lock-'));
afterAll(() => rm(root, { recursive: true, force: true }));

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(root, 'data-')), 'database');
});

const noteOf = () => JSON.parse(readFileSync(`${folder}.lock`, 'utf8')) as object;
const leaveNote = (note: object) => writeFile(`${folder}.lock`, JSON.stringify(note));

/** Tries to hold the folder, says 'held' or why not, and keeps what it has until it is killed. */
const contender = `
  import { lockFolder } from ${JSON.stringify(import.meta.resolve('./folder-lock.ts'))};
  process.stdin.once('data', () => {
    try {
      lockFolder(process.argv[1]);
      console.log('held');
    } catch (error) {
      console.log(error.name + ': ' + error.message);
    }
  });
  console.log('ready');`;

interface Contender {
  child: ChildProcess;
  /** Everything that it has said, its standard error too. */
  lines: () => string[];
}

async function enter(): Promise<Contender> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', contender, folder]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const lines = () => said.split('\n').filter((line) => line !== '');
  await expect.poll(lines, { timeout: 50_000 }).toEqual(['ready']);
  return { child, lines };
}

async function kill({ child }: Contender): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function verdictOf({ child, lines }: Contender): Promise<string> {
  child.stdin?.write('go\n');
  await expect.poll(() => lines().length, { timeout: 50_000 }).toBe(2);
  return lines()[1] ?? '';
}

const rounds = 5;
const contenders = 6;

test(`of ${contenders} processes that find what a killed one left behind, exactly one holds the folder, ${rounds} times`, async () => {
  await mkdir(folder);
  for (let round = 0; round < rounds; round += 1) {
    const victim = await enter();
    const all = await Promise.all(Array.from({ length: contenders }, enter));
    expect(await verdictOf(victim)).toBe('held');
    await kill(victim);
    const verdicts = await Promise.all(all.map(verdictOf));
    const lost = verdicts.filter((verdict) => verdict !== 'held');
    expect(lost).toHaveLength(contenders - 1);
    for (const line of lost) {
      expect(line).toMatch(
        /^StartRefused: The data in .* is in use by .+: stop it, or set DATA_DIR to another folder\.$/,
      );
    }
    await Promise.all(all.map(kill));
  }
});

test('a folder in use is refused by the number of the process that has it, and the system never says more', async () => {
  const holder = await enter();
  expect(await verdictOf(holder)).toBe('held');
  expect(() => lockFolder(folder)).toThrow(
    `The data in ${folder} is in use by process ${holder.child.pid}: stop it, or set DATA_DIR to another folder.`,
  );
  await rm(`${folder}.lock`);
  expect(() => lockFolder(folder)).toThrow('is in use by another process: stop it');
  await kill(holder);
  lockFolder(folder)();
});

test('a folder is held once within a process too, and can be held again when it was let go', async () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  release();
  lockFolder(folder)();
  expect(await readdir(join(folder, '..'))).toEqual(['database.guard']);
});

test('a place that cannot be locked is told in one line', async () => {
  await mkdir(`${folder}.guard`);
  expect(() => lockFolder(folder)).toThrow(/^\S+\.guard cannot be locked \(.+\): set DATA_DIR to a folder on a disk/);
});

describe('a lock file of an earlier version', () => {
  test('holds the folder while its process lives, however long that was silent', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await leaveNote({ ...thisHolder(), pid: other.pid, stamp: Date.now() - 86_400_000 });
    try {
      expect(() => lockFolder(folder)).toThrow(`The data in ${folder} is in use by process ${other.pid}: stop it`);
    } finally {
      other.kill();
    }
  });

  test('holds it for another container until the stamp is half a minute old, and not for a clock that is days off', async () => {
    const other = { pid: 1, home: 'blue' };
    await leaveNote({ ...other, stamp: Date.now() });
    expect(() => lockFolder(folder)).toThrow('is in use by process 1 of blue: stop it');
    for (const days of [-1, 7]) {
      await leaveNote({ ...other, stamp: Date.now() + days * 86_400_000 });
      lockFolder(folder)();
    }
  });

  test('is replaced where a crash left it behind', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    await leaveNote({ ...thisHolder(), pid: gone.pid, stamp: Date.now() });
    const release = lockFolder(folder);
    expect(noteOf()).toMatchObject(thisHolder());
    release();
  });

  test.each(['', '4711', '{}', 'not ours'])('holds nothing where it says nothing of ours: %s', async (text) => {
    await writeFile(`${folder}.lock`, text);
    lockFolder(folder)();
    expect(await readdir(join(folder, '..'))).toEqual(['database.guard']);
  });
});

test('a note of this version holds nothing by itself, though its number is now that of another living process', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await leaveNote({ ...thisHolder(), pid: other.pid, stamp: Date.now(), isNote: true });
  try {
    expect(lockFolder(folder)).not.toThrow();
  } finally {
    other.kill();
  }
});
