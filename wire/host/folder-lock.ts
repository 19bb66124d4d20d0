import { closeSync, openSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { hostname } from 'node:os';
import { machineFault, StartRefused } from './start.ts';

/**
 * An earlier version renews its stamp every 5 seconds. If it runs elsewhere and was silent for this long, it has ended.
 */
const patience = 30_000;
const busy = 5;
/** How often the guard is tried, and for how many milliseconds each time. */
const [attempts, attemptTime] = [20, 50];
/**
 * Guards are kept here because a guard that is collected as garbage would be let go, whatever the caller does with its
 * answer.
 */
const held = new Set<DatabaseSync>();

/**
 * Keeps a second process away from what one alone may write: two engines on one folder destroy a database, and two
 * windows that each remember for themselves let a recorded request in twice. The operating
 * system holds a lock on `<folder>.guard`, which SQLite takes because it knows how to on every system. The lock ends
 * with its process, however that ends, and holds between containers of one machine. `<folder>.lock` only tells others
 * who holds the folder. The answer is a function that lets the folder go.
 */
export function lockFolder(folder: string): () => void {
  const note = `${folder}.lock`;
  const guard = takeGuard(folder);
  const earlier = readNote(note);
  if (earlier && isHeldByEarlierVersion(earlier)) {
    guard.close();
    throw inUse(folder, earlier);
  }
  held.add(guard);
  writeFileSync(note, JSON.stringify({ ...thisHolder(), stamp: Date.now(), isNote: true }));
  return () => {
    if (!held.delete(guard)) return;
    // The note is removed before the guard is let go, since afterwards it may be another's.
    rmSync(note, { force: true });
    guard.close();
  };
}

/**
 * If several processes try at once, SQLite may refuse them all. So each tries again until a note says who holds the
 * folder, or until a second has passed without one.
 */
function takeGuard(folder: string): DatabaseSync {
  for (let attempt = 1; ; attempt++) {
    const guard = tryGuard(folder);
    if (guard) return guard;
    const holder = readNote(`${folder}.lock`);
    if (attempt === attempts || (holder && holder.home === thisHolder().home && isAlive(holder.pid))) {
      throw inUse(folder, holder);
    }
  }
}

/** The file stays when it is let go: deleting it could take it away from another process that has just opened it. */
function tryGuard(folder: string): DatabaseSync | undefined {
  let guard: DatabaseSync | undefined;
  try {
    guard = new DatabaseSync(`${folder}.guard`, { timeout: attemptTime });
    guard.exec('begin exclusive');
    return guard;
  } catch (error) {
    guard?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === busy) return undefined;
    throw (
      machineFault(openFault()) ??
      new StartRefused(
        `${folder}.guard cannot be locked (${message}): set DATA_DIR to a folder on a disk of this machine.`,
      )
    );
  }
}

/** SQLite does not say that too many files are open, so another file is tried. */
function openFault(): unknown {
  try {
    closeSync(openSync(process.execPath, 'r'));
    return undefined;
  } catch (error) {
    return error;
  }
}

function readNote(path: string): HeldLock | undefined {
  try {
    return parseLock(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Earlier versions do not know the guard: for them this file is the lock. */
function isHeldByEarlierVersion({ pid, home, stamp, isNote }: HeldLock): boolean {
  if (isNote) return false;
  const here = thisHolder();
  // A run before a crash had our own number and left it there.
  if (home === here.home) return pid !== here.pid && isAlive(pid);
  // A clock that is wrong by days must not lock us out for days.
  return Math.abs(Date.now() - stamp) < patience;
}

function inUse(folder: string, holder: HeldLock | undefined): StartRefused {
  const isHere = holder?.home === thisHolder().home;
  // The process that has just taken the folder may not have written its note yet.
  const isOutdated = !holder || (isHere && !isAlive(holder.pid));
  const who = isOutdated ? 'another process' : `process ${holder.pid}${isHere ? '' : ` of ${holder.home}`}`;
  return new StartRefused(`The data in ${folder} is in use by ${who}: stop it, or set DATA_DIR to another folder.`);
}

/** Who holds a folder. */
interface Holder {
  pid: number;
  /** Where that number means something. */
  home: string;
}

/** The file beside a folder in use: its holder, and when the holder was last seen. */
interface HeldLock extends Holder {
  stamp: number;
  /** Earlier versions, for which this file was the lock itself, did not write this. */
  isNote?: boolean;
}

/** This process. Containers may share a host's name, but never a space of process numbers. */
export function thisHolder(): Holder {
  return { pid: process.pid, home: `${hostname()} ${pidSpace()}`.trim() };
}

function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has spaces of process numbers.
    return '';
  }
}

/** Reads a lock file; undefined if no version of ours has written it. */
function parseLock(text: string): HeldLock | undefined {
  try {
    const { pid, home, stamp, isNote = false } = JSON.parse(text) as Partial<HeldLock>;
    return Number.isInteger(pid) && typeof home === 'string' && Number.isFinite(stamp)
      ? ({ pid, home, stamp, isNote } as HeldLock)
      : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
