import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { connect } from './connect.ts';
import type { Database } from './tables.ts';
import { within } from './within.ts';

/** A read replica, for what may be a second old. */
export interface Replica {
  readonly database: Database;
  /** Whether it answers and is at most `largestLag` behind the primary. */
  isFresh(): boolean;
  /** Bytes of the log that it has not replayed; undefined if one of the two does not answer. */
  behindBytes(): number | undefined;
  close(): Promise<void>;
}

/** Milliseconds that a replica may be behind. */
export const largestLag = 1000;
const interval = 500;
const timeout = 1000;

/** A position in the write-ahead log, and when the primary had it. */
interface Reached {
  at: number;
  position: number;
}

/** Connects to a replica and compares it with the primary until it is closed. Each change is logged once. */
export function openReplica(
  url: string,
  { primary, isPooled, log }: { primary: Database; isPooled: boolean; log: FastifyBaseLogger },
): Replica {
  const database = connect(url, { isPooled });
  const judge = createJudge();
  const stopping = new AbortController();
  let isFresh: boolean | undefined;
  let behindBytes: number | undefined;

  async function compare(): Promise<void> {
    const asked = performance.now();
    const [ahead, behind] = await Promise.all([primary, database].map(positionIn));
    behindBytes = ahead === undefined || behind === undefined ? undefined : Math.max(0, ahead - behind);
    const now = judge(asked, ahead, behind);
    if (now !== undefined && now !== isFresh) report(now);
    isFresh = now;
  }

  function report(now: boolean): void {
    if (now) log.info('public reads go to the replica');
    else log.warn('the replica lags or does not answer, so public reads go to the primary');
  }

  async function keepComparing(): Promise<void> {
    while (!stopping.signal.aborted) {
      await compare();
      await pause(interval, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  }

  const comparing = keepComparing();
  return {
    database,
    isFresh: () => isFresh ?? false,
    behindBytes: () => behindBytes,
    async close() {
      stopping.abort();
      await comparing;
      await database.destroy();
    },
  };
}

/** Where the log of a server is; undefined if it does not answer. */
async function positionIn(database: Database): Promise<number | undefined> {
  const asking = sql<{ position: number }>`select pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'
    )::bigint as position`.execute(database);
  return within(timeout, asking).then(
    ({ rows }) => rows[0]?.position,
    () => undefined,
  );
}

/**
 * Creates the judge of a replica by its position and the primary's. A replica is fresh if it has reached where the
 * primary was `largestLag` ago, which is unknown at first. While the primary does not answer, the last judgement stays:
 * nothing new can be missed.
 */
export function createJudge(): (at: number, primary?: number, replica?: number) => boolean | undefined {
  let reached: Reached[] = [];
  let wasFresh: boolean | undefined;

  return (at, primary, replica) => {
    if (primary !== undefined) {
      // A new primary may begin before the position at which the old one was lost.
      if (primary < (reached.at(-1)?.position ?? 0)) reached = [];
      reached.push({ at, position: primary });
      const due = reached.findLastIndex((entry) => entry.at <= at - largestLag);
      if (due > 0) reached = reached.slice(due);
      const [oldest] = reached;
      const required = oldest && oldest.at <= at - largestLag ? oldest.position : undefined;
      if (required !== undefined) wasFresh = replica !== undefined && replica >= required;
    }
    return replica === undefined ? false : wasFresh;
  };
}
