import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { type PoolUse, poolUseOf } from '#server/platform/database/connect.ts';
import type { Replica } from '#server/platform/database/replica.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { within } from '#server/platform/database/within.ts';
import { oldestMail } from '#server/platform/mail/deliver.ts';

export interface QueueState {
  waiting: number;
  oldestSeconds: number;
}

/** What a node reads when its metrics are asked for. What does not exist or cannot be read is missing. */
export interface NodeState {
  pools: Readonly<Record<string, PoolUse>>;
  queues: Readonly<Record<string, QueueState>>;
  replica?: { isFresh: boolean; behindBytes: number | undefined };
  disk?: { free: number; size: number };
}

interface Watched {
  database: Database;
  jobDatabase: Database;
  replica?: Replica;
  dataDir: string;
}

const timeout = 1000;

export async function readNodeState({ database, jobDatabase, replica, dataDir }: Watched): Promise<NodeState> {
  const used = {
    calls: database,
    jobs: jobDatabase === database ? undefined : jobDatabase,
    replica: replica?.database,
  };
  const pools = Object.entries(used).flatMap(([name, one]) => {
    const use = one && poolUseOf(one);
    return use ? [[name, use] as const] : [];
  });
  const [queues, disk] = await Promise.all([
    // Metrics are needed most when the database is lost.
    within(timeout, readQueues(database)).catch(() => ({})),
    statfs(dataDir).catch(() => undefined),
  ]);
  return {
    pools: Object.fromEntries(pools),
    queues,
    ...(replica && { replica: { isFresh: replica.isFresh(), behindBytes: replica.behindBytes() } }),
    ...(disk && { disk: { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize } }),
  };
}

async function readQueues(database: Database): Promise<Record<string, QueueState>> {
  const { rows } = await sql<QueueState & { queue: string }>`
    select 'mail' as queue, count(*)::float8 as waiting,
      coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as "oldestSeconds"
    from mail where state = 'waiting' and created_at > clock_timestamp() - make_interval(secs => ${oldestMail / 1000})
      and (until_at is null or until_at > clock_timestamp())
    union all
    select 'push', count(*)::float8,
      coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8
    from push_message
    union all
    select 'notices', count(*)::float8,
      coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8
    from notice_message where due_at is not null`.execute(database);
  return Object.fromEntries(rows.map(({ queue, ...state }) => [queue, state]));
}
