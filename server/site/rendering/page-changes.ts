import { sql } from 'kysely';
import { lastKnown } from '#server/platform/database/last-known.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** Transactions commit in another order than they note changes, so each reading overlaps the last ones. */
const overlap = '30 seconds';

/**
 * Drops changed pages before a page is looked up, with at most one reading per interval in milliseconds. A slow database
 * does not delay pages.
 */
export function watchPageChanges(reads: () => Database, drop: (keys: readonly string[]) => void, interval: number) {
  const read = readPageChanges(reads);
  const check = lastKnown(async () => drop(await read()), undefined);
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  return (): Promise<void> => {
    const now = performance.now();
    if (checking && now - checkedAt < interval) return checking;
    checkedAt = now;
    checking = check();
    return checking;
  };
}

/**
 * Returns the keys of pages that have changed since the last reading, on any node. A change is noted in the transaction
 * that makes it, so a cached page is dropped as soon as others can see the change. A replica shows both together, so
 * pages and changes are read from the same database.
 */
function readPageChanges(reads: () => Database): () => Promise<string[]> {
  let seen: ReadonlySet<string> | undefined;

  return async () => {
    const { rows } = await sql<{ id: string | number; keys: string[] }>`
      select id, keys from page_change where changed_at > clock_timestamp() - ${overlap}::interval`.execute(reads());
    const fresh = rows.filter(({ id }) => seen?.has(String(id)) === false);
    seen = new Set(rows.map(({ id }) => String(id)));
    return fresh.flatMap(({ keys }) => keys);
  };
}
