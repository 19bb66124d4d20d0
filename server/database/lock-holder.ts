import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a folder. */
export interface Holder {
  pid: number;
  /** Where that number means something. */
  home: string;
}

/** What lies beside a folder in use: its holder, and when that one was last seen. */
export interface HeldLock extends Holder {
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
export function parseLock(text: string): HeldLock | undefined {
  try {
    const { pid, home, stamp, isNote = false } = JSON.parse(text) as Partial<HeldLock>;
    return Number.isInteger(pid) && typeof home === 'string' && Number.isFinite(stamp)
      ? ({ pid, home, stamp, isNote } as HeldLock)
      : undefined;
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
