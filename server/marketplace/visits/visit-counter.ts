import type { IncomingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import { type Screen, screens } from '#screens/screens.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

/** The kind of page on which a visit started. */
export type Entry = 'home' | 'list' | 'vehicle' | 'other';

const entries = new Map<Screen, Entry>([
  [screens.home, 'home'],
  [screens.vehicles, 'list'],
  [screens.flashSale, 'list'],
  [screens.detail, 'vehicle'],
]);

export function entryOf(screen: Screen): Entry {
  return entries.get(screen) ?? 'other';
}

/**
 * Whether a request starts a visit: a page opened by a browser, neither prefetched nor from a page of ours. Fetches by
 * programs do not declare a page as destination.
 */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-site'] !== 'same-origin' &&
    headers['sec-purpose'] === undefined
  );
}

export interface VisitCounter {
  count: (entry: Entry, now: Date) => void;
  /** Saves the counts since the last time. Unsaved ones are retried. */
  write: (database: Database) => Promise<void>;
}

/** Counts in memory, so that no page waits for it. Only numbers are stored, never who came. */
export function createVisitCounter(): VisitCounter {
  let counted = new Map<string, { day: string; entry: Entry; count: number }>();

  function add(day: string, entry: Entry, count: number): void {
    const key = `${day} ${entry}`;
    counted.set(key, { day, entry, count: (counted.get(key)?.count ?? 0) + count });
  }

  return {
    count: (entry, now) => add(marketDay(now), entry, 1),
    async write(database) {
      const rows = [...counted.values()];
      if (rows.length === 0) return;
      counted = new Map();
      try {
        await database
          .insertInto('visit_count')
          .values(rows)
          // Other nodes add to the same days.
          .onConflict((conflict) =>
            conflict.columns(['day', 'entry']).doUpdateSet({ count: sql`visit_count.count + excluded.count` }),
          )
          .execute();
      } catch (error) {
        for (const { day, entry, count } of rows) add(day, entry, count);
        throw error;
      }
    },
  };
}
