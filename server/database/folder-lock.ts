import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartRefused } from '../wire/start.ts';
import { isAlive, parseLock, thisHolder, type HeldLock, type Holder } from './lock-holder.ts';

export interface LockOptions {
  /** Who locks; this process, unless a test plays another. */
  holder?: Holder;
  clock?: () => number;
  /** Told, once, that another has taken the lock over: this process slept for longer than anybody waits. */
  onLost?: () => void;
}

const renewal = 5_000;
/** For so long a holder that cannot be asked counts as alive after it was last seen. */
const patience = 30_000;

/**
 * Keeps a second process away from an embedded database: two engines on one folder destroy it. A holder on this machine
 * is asked by its process number; one elsewhere, such as another container on the same volume, lives as long as it
 * renews the stamp in its lock. What a crash left behind is taken over. Answers how to let go.
 */
export function lockFolder(
  folder: string,
  { holder = thisHolder(), clock = Date.now, onLost }: LockOptions = {},
): () => void {
  const path = `${folder}.lock`;
  const put = (place: typeof linkSync) => putInPlace(path, JSON.stringify({ ...holder, stamp: clock() }), place);
  const isOurs = () => {
    const held = readLock(path);
    return held?.pid === holder.pid && held.home === holder.home;
  };
  try {
    put(linkSync);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const held = readLock(path);
    if (held && isHolding(held, holder, clock())) throw inUse(folder, held, holder);
    rmSync(path, { force: true });
    put(linkSync);
  }
  const renewing = setInterval(() => {
    if (isOurs()) return put(renameSync);
    clearInterval(renewing);
    onLost?.();
  }, renewal);
  renewing.unref();
  return () => {
    clearInterval(renewing);
    if (isOurs()) rmSync(path, { force: true });
  };
}

/** Whole from the first moment, since whoever reads half a lock would take it over. */
function putInPlace(path: string, text: string, place: typeof linkSync): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text);
  try {
    place(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

function readLock(path: string): HeldLock | undefined {
  try {
    return parseLock(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isHolding(held: HeldLock, { pid, home }: Holder, now: number): boolean {
  // Our own number was left there by a run before a crash.
  if (held.home === home) return held.pid !== pid && isAlive(held.pid);
  // A clock that is ahead of ours tells a future; one that is wrong by days must not lock us out for days.
  return Math.abs(now - held.stamp) < patience;
}

function inUse(folder: string, held: HeldLock, { home }: Holder): StartRefused {
  const who = `process ${held.pid}${held.home === home ? '' : ` of ${held.home}`}`;
  const wait = held.home === home ? '' : ` If it has crashed, start again in ${patience / 1000} seconds.`;
  return new StartRefused(
    `The data in ${folder} is in use by ${who}: stop it, or set DATA_DIR to another folder.${wait}`,
  );
}
