import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Use, UsageCounter } from '../usage.ts';

const savingInterval = 60_000;

/** Adds what was counted to a file every minute, until closed. */
export function openUsageFile(path: string, counter: UsageCounter, report: (line: string) => void): { close(): void } {
  function save(): void {
    const taken = counter.take();
    if (taken.length === 0) return;
    try {
      const { uses, since } = readUsageFile(path) ?? { uses: [], since: earliest(taken) };
      writeFileSync(`${path}.new`, `${JSON.stringify({ since, uses: addUses(uses, taken) }, null, 1)}\n`);
      renameSync(`${path}.new`, path);
    } catch (error) {
      counter.giveBack(taken);
      report(`${path} cannot be written, and is tried again: ${(error as Error).message}`);
    }
  }
  const timer = setInterval(save, savingInterval);
  timer.unref();
  return {
    close() {
      clearInterval(timer);
      save();
    },
  };
}

interface UsageFile {
  /** The day on which counting began. */
  since: string;
  uses: Use[];
}

function readUsageFile(path: string): UsageFile | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as UsageFile;
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  }
}

function keyOf({ consumer, operation, field }: Use): string {
  return `${consumer} ${operation} ${field}`;
}

function addUses(uses: readonly Use[], taken: readonly Use[]): Use[] {
  const all = new Map(uses.map((use) => [keyOf(use), use]));
  for (const use of taken) {
    const known = all.get(keyOf(use));
    all.set(keyOf(use), { ...use, count: use.count + (known?.count ?? 0) });
  }
  return [...all.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function earliest(uses: readonly Use[]): string {
  return uses.map(({ lastOn }) => lastOn).toSorted()[0] ?? '';
}
