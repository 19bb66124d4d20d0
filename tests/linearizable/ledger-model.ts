import type { Model } from './check-history.ts';

export interface LedgerEntry {
  name: string;
  cents: number;
  isReversed: boolean;
}

/** A change names the version of the order that was read, and is refused as stale if another change came first. */
export type LedgerAct =
  | { do: 'book'; entry: string; cents: number; seen: number }
  | { do: 'reverse'; entry: string; seen: number }
  | { do: 'read' };

export type LedgerResult =
  | { is: 'done'; version: number }
  | { is: 'stale' }
  /** There is nothing to reverse. */
  | { is: 'gone' }
  | { is: 'read'; cents: number; entries: readonly LedgerEntry[] };

interface LedgerState {
  version: number;
  entries: readonly LedgerEntry[];
}

export function sumOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { cents, isReversed }) => sum + (isReversed ? 0 : cents), 0);
}

const spell = (entries: readonly LedgerEntry[]) =>
  entries.map(({ name, cents, isReversed }) => `${isReversed ? '-' : '+'}${name}=${cents}`).join();

/** The ledger of one order, initially empty. */
export function ledgerModel(version: number): Model<LedgerState, LedgerAct, LedgerResult> {
  return {
    initial: { version, entries: [] },
    apply(state, act, result) {
      if (act.do === 'read') {
        const isRight =
          result?.is === 'read' &&
          result.cents === sumOf(state.entries) &&
          spell(result.entries) === spell(state.entries);
        return isRight ? state : undefined;
      }
      if (result?.is === 'stale') return act.seen === state.version ? undefined : state;
      const after = act.seen === state.version ? changed(state, act) : undefined;
      if (result?.is === 'gone') return act.seen === state.version && !after ? state : undefined;
      return result?.is === 'done' && result.version !== after?.version ? undefined : after;
    },
    spell: (state) => `${state.version};${spell(state.entries)}`,
  };
}

function changed({ version, entries }: LedgerState, act: Exclude<LedgerAct, { do: 'read' }>): LedgerState | undefined {
  if (act.do === 'book') {
    const entry = { name: act.entry, cents: act.cents, isReversed: false };
    return { version: version + 1, entries: [...entries, entry] };
  }
  if (!entries.some(({ name, isReversed }) => name === act.entry && !isReversed)) return undefined;
  const reversed = entries.map((entry) => (entry.name === act.entry ? { ...entry, isReversed: true } : entry));
  return { version: version + 1, entries: reversed };
}
