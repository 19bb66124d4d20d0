import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { Services } from '#server/platform/services.ts';
import type { Use, UsageCounter } from '#wire/host/usage.ts';

const savingInterval = 60_000;

/** Saves what was counted every minute and at shutdown. */
export function recordUsage(
  app: FastifyInstance,
  counter: UsageCounter,
  { database, log }: Pick<Services, 'database' | 'log'>,
): void {
  const save = () =>
    saveUsage(database, counter).catch((error: unknown) => log.warn({ err: error }, 'usage could not be saved'));
  const timer = setInterval(() => void save(), savingInterval);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await save();
  });
}

/** Adds what was counted since the last time. What cannot be saved is retried. */
export async function saveUsage(database: Database, counter: UsageCounter): Promise<void> {
  const uses = counter.take();
  if (uses.length === 0) return;
  try {
    await database
      .insertInto('contract_usage')
      .values(uses.map(({ lastOn, ...use }) => ({ ...use, first_on: lastOn, last_on: lastOn })))
      // Other nodes add to the same rows.
      .onConflict((conflict) =>
        conflict.columns(['consumer', 'operation', 'field']).doUpdateSet({
          count: sql`contract_usage.count + excluded.count`,
          last_on: sql`greatest(contract_usage.last_on, excluded.last_on)`,
        }),
      )
      .execute();
  } catch (error) {
    counter.giveBack(uses);
    throw error;
  }
}

/** Everything that was counted, as `contract:report --usage` reads it. */
export async function readUsage(database: Database): Promise<{ since: string | null; uses: Use[] }> {
  const rows = await database
    .selectFrom('contract_usage')
    .select(['consumer', 'operation', 'field', 'first_on', 'last_on'])
    .select(sql<number>`count::float8`.as('count'))
    .orderBy('consumer')
    .orderBy('operation')
    .orderBy('field')
    .execute();
  const [since = null] = rows.map(({ first_on }) => first_on).toSorted();
  const uses = rows.map(({ first_on: _first, last_on, ...use }) => ({ ...use, lastOn: last_on }));
  return { since, uses };
}
