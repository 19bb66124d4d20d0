import { sql } from 'kysely';
import { largestLag } from '#server/platform/database/replica.ts';
import type { PurgeOutcome } from '#server/platform/operations/metrics.ts';
import type { Services } from '#server/platform/services.ts';

/** How long a CDN may keep a page, in seconds: `s-maxage` plus `stale-while-revalidate`. Later, purging is pointless. */
export const longestShared = { fresh: 60, stale: 60 };

/** The endpoint by which a CDN drops pages. */
interface PurgeHook {
  url: string;
  /** Sent as a bearer token. */
  token?: string;
}

const timeout = 2000;
const most = { rows: 500, keys: 100 };
/** Milliseconds between attempts while the hook is down. */
const waits = { first: 500, longest: 16_000 };
/** Milliseconds for which a node may still send the old page once a change is visible, without and with a replica. */
const settling = { primary: 700, replica: 700 + largestLag };

/** How long a change may be noted before it commits. Older ones are from a time without a hook. */
const longestTransaction = '10 minutes';

/** Creates the job that purges changed pages from a CDN. A hook that is down delays nothing but the purge. */
export function createPurgeJob(
  { url, token }: PurgeHook,
  {
    send = fetch,
    now = () => performance.now(),
    count = () => undefined,
  }: { send?: typeof fetch; now?: () => number; count?: (outcome: PurgeOutcome) => void } = {},
) {
  let outage: { wait: number; until: number } | undefined;

  async function post(keys: readonly string[]): Promise<void> {
    const answer = await send(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'Content-Type': 'application/json',
        'Surrogate-Key': keys.join(' '),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ keys }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The purge hook answered ${answer.status}.`);
  }

  async function run({ database, replica, log }: Pick<Services, 'database' | 'replica' | 'log'>): Promise<void> {
    if (outage && now() < outage.until) return;
    await sql`
      update page_change set seen_at = clock_timestamp()
      where purged_at is null and seen_at is null
        and changed_at > clock_timestamp() - ${longestTransaction}::interval`.execute(database);
    const { rows } = await sql<{ id: string; keys: string[] }>`
      select id, keys from page_change
      where purged_at is null
        and seen_at > clock_timestamp() - make_interval(secs => ${longestShared.fresh + longestShared.stale})
        and seen_at < clock_timestamp() - make_interval(secs => ${(replica ? settling.replica : settling.primary) / 1000})
      order by id limit ${most.rows}`.execute(database);
    if (rows.length === 0) return;
    const keys = [...new Set(rows.flatMap((row) => row.keys))];
    try {
      if (keys.includes('page') || keys.length > most.rows) await post(['page']);
      else
        for (let first = 0; first < keys.length; first += most.keys) await post(keys.slice(first, first + most.keys));
    } catch (error) {
      count('failed');
      if (!outage) log.warn({ err: error }, 'a CDN could not be purged and is asked again');
      const wait = outage ? Math.min(outage.wait * 2, waits.longest) : waits.first;
      outage = { wait, until: now() + wait };
      return;
    }
    count('done');
    if (outage) log.info('the purge hook of the CDN works again');
    outage = undefined;
    const purged = { purged_at: sql<Date>`clock_timestamp()` };
    const ids = rows.map(({ id }) => id);
    await database.updateTable('page_change').set(purged).where('id', 'in', ids).execute();
  }

  return { name: 'purge-pages', interval: 500, run };
}
