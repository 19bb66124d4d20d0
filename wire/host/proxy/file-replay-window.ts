import { type FileHandle, mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createSweep, type ReplayWindow } from '#wire/envelope/replay-window.ts';
import type { Clock } from '#wire/envelope/sequence.ts';
import { lockFolder } from '../folder-lock.ts';

export interface FileReplayWindow extends ReplayWindow {
  close(): Promise<void>;
}

interface Waiting {
  line: string;
  settle: (error?: unknown) => void;
}

/** After so many lines the file is compacted. */
const linesBetweenSweeps = 100_000;

/**
 * Stores accepted requests in a file of the data folder, so that they survive restarts and crashes: a claim is on disk
 * before its call continues. Claims that arrive during a write are written together. One process uses a folder.
 */
export async function openFileReplayWindow(
  dataDir: string,
  { capacity = 500_000, clock = Date.now }: { capacity?: number; clock?: Clock } = {},
): Promise<FileReplayWindow> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(join(dataDir, 'replay-window'));
  const path = join(dataDir, 'replay-window.log');
  const claimed = new Map<string, number>();
  for (const [key, expiresAt] of await readClaims(path)) claimed.set(key, expiresAt);
  const sweep = createSweep(claimed, clock);
  let file = await writeAnew();
  let lines = 0;
  /** Whether a failed write may have left half a line. */
  let isTorn = false;
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function writeAnew(): Promise<FileHandle> {
    sweep();
    const text = [...claimed].map(([key, expiresAt]) => lineOf(key, expiresAt)).join('');
    const draft = await open(`${path}.new`, 'w', 0o600);
    await draft.writeFile(text);
    await draft.sync();
    await draft.close();
    await rename(`${path}.new`, path);
    return open(path, 'a', 0o600);
  }

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const text = batch.map(({ line }) => line).join('');
        // A line cut off by a full disk must not swallow the next one.
        await file.appendFile(isTorn ? `\n${text}` : text);
        await file.datasync();
        isTorn = false;
        lines += batch.length;
        if (lines > linesBetweenSweeps) {
          const before = file;
          file = await writeAnew();
          await before.close();
          lines = 0;
        }
        for (const { settle } of batch) settle();
      } catch (error) {
        isTorn = true;
        for (const { settle } of batch) settle(error);
      }
    }
    writing = undefined;
  }

  return {
    async claim(key, expiresAt) {
      if (claimed.size >= capacity) sweep();
      // Refuses when full: dropping an entry would allow its request to be replayed.
      if (claimed.has(key) || claimed.size >= capacity) return false;
      claimed.set(key, expiresAt);
      await new Promise<void>((resolve, reject) => {
        waiting.push({
          line: lineOf(key, expiresAt),
          settle: (error) => (error === undefined ? resolve() : reject(error)),
        });
        writing ??= write();
      });
      return true;
    },
    async close() {
      await writing;
      await file.close();
      unlock();
    },
  };
}

function lineOf(key: string, expiresAt: number): string {
  return `${expiresAt} ${key}\n`;
}

/** An unfinished last line was being written when the process died, and its call was never carried out. */
async function readClaims(path: string): Promise<[key: string, expiresAt: number][]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return [...text.matchAll(/^(\d+) (.+)\n/gm)].map(([, expiresAt, key = '']) => [key, Number(expiresAt)]);
}
