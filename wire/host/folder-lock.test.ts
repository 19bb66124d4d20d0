import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFullRun } from '../../tests/scope.ts';
import { lockFolder, thisHolder } from './folder-lock.ts';

const root = await mkdtemp(join(tmpdir(), 'gariport-lock-'));
afterAll(() => rm(root, { recursive: true, force: true }));

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(root, 'data-')), 'database');
});

const noteOf = () => JSON.parse(readFileSync(`${folder}.lock`, 'utf8')) as object;
const leaveNote = (note: object) => writeFile(`${folder}.lock`, JSON.stringify(note));

/** A process that tries to lock each folder it is sent, and keeps its locks until it is killed. */
const contender = `
  import { createInterface } from 'node:readline';
  import { lockFolder } from ${JSON.stringify(import.meta.resolve('./folder-lock.ts'))};
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [moment, folder] = line.split(' ');
    while (Date.now() < Number(moment));
    try {
      lockFolder(folder);
      console.log('held');
    } catch (error) {
      console.log(error.name + ': ' + error.message);
    }
  });
  console.log('ready');`;

class Contender {
  readonly child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', contender]);
  #said = '';

  /** Resolves once the process is ready to receive folders. */
  static async enter(): Promise<Contender> {
    const fresh = new Contender();
    for (const stream of [fresh.child.stdout, fresh.child.stderr]) {
      stream?.on('data', (text: Buffer) => (fresh.#said += text.toString()));
    }
    const first = await fresh.#hear();
    if (first !== 'ready') throw new Error(first);
    return fresh;
  }

  async contend(path: string, moment = 0): Promise<string> {
    this.child.stdin?.write(`${moment} ${path}\n`);
    return this.#hear();
  }

  async kill(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }

  async #hear(): Promise<string> {
    await vi.waitUntil(() => this.#said.includes('\n'), { timeout: 120_000, interval: 2 });
    const [line = '', ...rest] = this.#said.split('\n');
    this.#said = rest.join('\n');
    return line;
  }
}

const rounds = isFullRun ? 100 : 10;
const contenders = 4;
const refusal = /^StartRefused: The data in \S+ is in use by .+: stop it, or set DATA_DIR to another folder\.$/;

/** Lets all processes try at once, and expects that one gets the folder and the others are refused. */
async function expectOneHolder(all: readonly Contender[], path: string): Promise<void> {
  const moment = Date.now() + 10;
  const verdicts = await Promise.all(all.map((each) => each.contend(path, moment)));
  const lost = verdicts.filter((verdict) => verdict !== 'held');
  expect(lost).toHaveLength(contenders - 1);
  for (const line of lost) expect(line).toMatch(refusal);
}

test(`If ${contenders} processes find the lock of a killed one at once, exactly one gets the folder, ${rounds} times`, async () => {
  const all = await Promise.all(Array.from({ length: contenders }, () => Contender.enter()));
  const victim = await Contender.enter();
  const folders = Array.from({ length: rounds }, (_, round) => `${folder}-${round}`);
  for (const path of folders) expect(await victim.contend(path)).toBe('held');
  await victim.kill();
  for (const path of folders) await expectOneHolder(all, path);
  await Promise.all(all.map((each) => each.kill()));
});

test('A folder in use is refused with the process number of its holder, and without a system error', async () => {
  const holder = await Contender.enter();
  expect(await holder.contend(folder)).toBe('held');
  expect(() => lockFolder(folder)).toThrow(
    `The data in ${folder} is in use by process ${holder.child.pid}: stop it, or set DATA_DIR to another folder.`,
  );
  await rm(`${folder}.lock`);
  expect(() => lockFolder(folder)).toThrow('is in use by another process: stop it');
  await holder.kill();
  lockFolder(folder)();
});

test('A process locks a folder only once, and can lock it again after releasing it', async () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  release();
  release();
  lockFolder(folder)();
  expect(await readdir(join(folder, '..'))).toEqual(['database.guard']);
});

test('A folder that cannot be locked is refused in one line', async () => {
  await mkdir(`${folder}.guard`);
  expect(() => lockFolder(folder)).toThrow(/^\S+\.guard cannot be locked \(.+\): set DATA_DIR to a folder on a disk/);
});

describe('A lock file of an earlier version', () => {
  test('locks the folder while its process lives, however long it has been silent', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await leaveNote({ ...thisHolder(), pid: other.pid, stamp: Date.now() - 86_400_000 });
    try {
      expect(() => lockFolder(folder)).toThrow(`The data in ${folder} is in use by process ${other.pid}: stop it`);
    } finally {
      other.kill();
    }
  });

  test('locks the folder for another container until its stamp is half a minute old, but not if a clock is wrong by days', async () => {
    const other = { pid: 1, home: 'blue' };
    await leaveNote({ ...other, stamp: Date.now() });
    expect(() => lockFolder(folder)).toThrow('is in use by process 1 of blue: stop it');
    for (const days of [-1, 7]) {
      await leaveNote({ ...other, stamp: Date.now() + days * 86_400_000 });
      lockFolder(folder)();
    }
  });

  test('A new lock file replaces one left by a crash', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    await leaveNote({ ...thisHolder(), pid: gone.pid, stamp: Date.now() });
    const release = lockFolder(folder);
    expect(noteOf()).toMatchObject(thisHolder());
    release();
  });

  test.each(['', '4711', '{}', 'not ours'])('A lock file that we did not write locks nothing: %s', async (text) => {
    await writeFile(`${folder}.lock`, text);
    lockFolder(folder)();
    expect(await readdir(join(folder, '..'))).toEqual(['database.guard']);
  });
});

test('A note of this version locks nothing, even if another living process now has its number', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await leaveNote({ ...thisHolder(), pid: other.pid, stamp: Date.now(), isNote: true });
  try {
    expect(lockFolder(folder)).not.toThrow();
  } finally {
    other.kill();
  }
});
