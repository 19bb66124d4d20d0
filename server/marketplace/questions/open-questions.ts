import type { StaffOpenQuestions } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** How many questions are open, and the oldest one's time. */
export async function countOpenQuestions(database: Database): Promise<StaffOpenQuestions> {
  const { count, since } = await database
    .selectFrom('vehicle_question')
    .where('state', '=', 'open')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('asked_at').as('since')])
    .executeTakeFirstOrThrow();
  return { count, ...(since && { since: since.toISOString() }) };
}
