import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { hostname } from 'node:os';
import { StartRefused } from '../../wire/host/start.ts';

/** An earlier version renews its stamp every 5 seconds. One elsewhere that was silent for so long has ended. */
const patience = 30_000;
const busy = 5;
/** How often, and for how many milliseconds each time, a guard is tried to be had. */
const [attempts, attemptTime] = [20, 50];
/** Whatever a caller does with what `lockFolder` answers: a guard that was collected as garbage would be let go. */
const held = new Set<DatabaseSync>();

/**
 * Keeps a second process away from an embedded database: two engines on one folder destroy it. What holds is a lock of
 * the operating system on `<folder>.guard`, taken through SQLite, which knows how on every system. It ends with its process,
 * whatever that one dies of, and holds between containers of one machine. `<folder>.lock` only tells others who has it.
 * Answers how to let go.
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
    // Before the guard is let go: afterwards the note may be another's.
    rmSync(note, { force: true });
    guard.close();
  };
}

/**
 * Of several who try at once SQLite may refuse all. So whoever is refused tries again, until somebody says to have the
 * folder, or nobody has said so for a second.
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

/** The file stays when it is let go: whoever deleted it could delete it under another who has just opened it. */
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
    throw new StartRefused(
      `${folder}.guard cannot be locked (${message}): set DATA_DIR to a folder on a disk of this machine.`,
    );
  }
}

function readNote(path: string): HeldLock | undefined {
  try {
    return parseLock(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Earlier versions know of no guard: to them, this file is the lock. */
function isHeldByEarlierVersion({ pid, home, stamp, isNote }: HeldLock): boolean {
  if (isNote) return false;
  const here = thisHolder();
  // Our own number was left there by a run before a crash.
  if (home === here.home) return pid !== here.pid && isAlive(pid);
  // A clock that is wrong by days must not lock us out for days.
  return Math.abs(Date.now() - stamp) < patience;
}

function inUse(folder: string, holder: HeldLock | undefined): StartRefused {
  const isHere = holder?.home === thisHolder().home;
  // Who has just taken the folder may not have said so yet.
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

/** What lies beside a folder in use: its holder, and when that one was last seen. */
interface HeldLock extends Holder {
  stamp: number;
  /** Not in what earlier versions wrote, to whom this was the lock itself. */
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
    // Only Linux has such spaces.
    return '';
  }
}

/** What a lock says; nothing where it says nothing that we wrote. */
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
