import { closeSync, openSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { hostname } from 'node:os';
import { machineFault, StartRefused } from './start.ts';

/**
 * An earlier version renews its stamp every 5 seconds. If it runs elsewhere and was silent for this long, it has ended.
 */
const timeout = 30_000;
const busy = 5;
/** How often the guard is tried, and for how many milliseconds each time. */
const [attempts, attemptTime] = [20, 50];
/** References to guards, because garbage collection would release a guard even while its folder is in use. */
const held = new Set<DatabaseSync>();

/**
 * Keeps a second process away from files that only one may write: two engines on one folder destroy a database, and two
 * separate replay windows would each accept a request. The operating system holds a lock on `<folder>.guard`, taken
 * through SQLite, which supports every system. It ends with its process and works across containers on one machine.
 * `<folder>.lock` only names the holder. Returns a function that releases the folder.
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
    // The note is removed before the guard is released, because afterwards it may be another's.
    rmSync(note, { force: true });
    guard.close();
  };
}

/**
 * If several processes try at once, SQLite may refuse them all. So each retries until a note names the holder, or a
 * second has passed without one.
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

/** The file stays after release: deleting it could take it from another process that has just opened it. */
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

/** SQLite does not report that too many files are open, so another file is tried. */
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

/** Earlier versions do not use the guard: for them this file is the lock. */
function isHeldByEarlierVersion({ pid, home, stamp, isNote }: HeldLock): boolean {
  if (isNote) return false;
  const here = thisHolder();
  // An earlier run had the same process number and crashed.
  if (home === here.home) return pid !== here.pid && isAlive(pid);
  // A clock that is wrong by days must not lock us out for days.
  return Math.abs(Date.now() - stamp) < timeout;
}

function inUse(folder: string, holder: HeldLock | undefined): StartRefused {
  const isHere = holder?.home === thisHolder().home;
  // The process that has just locked the folder may not have written its note yet.
  const isOutdated = !holder || (isHere && !isAlive(holder.pid));
  const who = isOutdated ? 'another process' : `process ${holder.pid}${isHere ? '' : ` of ${holder.home}`}`;
  return new StartRefused(`The data in ${folder} is in use by ${who}: stop it, or set DATA_DIR to another folder.`);
}

/** The holder of a folder. */
interface Holder {
  pid: number;
  /** The PID namespace of that number. */
  home: string;
}

/** The file next to a folder in use: its holder, and when the holder was last seen. */
interface HeldLock extends Holder {
  stamp: number;
  /** Missing in earlier versions, for which this file was the lock itself. */
  isNote?: boolean;
}

/** This process. Containers may share a host name, but never a PID namespace. */
export function thisHolder(): Holder {
  return { pid: process.pid, home: `${hostname()} ${pidSpace()}`.trim() };
}

function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has PID namespaces.
    return '';
  }
}

/** Reads a lock file; returns undefined if no version of ours wrote it. */
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
