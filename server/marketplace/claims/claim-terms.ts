import type { ClaimTerms } from '#generated/client/types.gen.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';

const settingName = 'claim-terms';
const unset: ClaimTerms = { version: 0, hours: 48, answerDays: 3, replyDays: 14 };

/** The deadlines of claims. */
export async function readClaimTerms(database: Database): Promise<ClaimTerms> {
  const found = await database.selectFrom('setting').select('value').where('name', '=', settingName).executeTakeFirst();
  return (found?.value as ClaimTerms | undefined) ?? unset;
}

/** Saves the deadlines in the caller's transaction, unless somebody else has changed them since they were read. */
export async function writeClaimTerms(
  transaction: Database,
  { by, terms }: { by: StaffActor; terms: ClaimTerms },
  now: Date,
): Promise<ClaimTerms | 'changed'> {
  // Insert a first row, so that concurrent first saves are serialised too.
  await transaction
    .insertInto('setting')
    .values({ name: settingName, value: JSON.stringify(unset) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await transaction
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = value as ClaimTerms;
  if (before.version !== terms.version) return 'changed';
  const after: ClaimTerms = { ...terms, version: terms.version + 1 };
  await transaction
    .updateTable('setting')
    .set({ value: JSON.stringify(after) })
    .where('name', '=', settingName)
    .execute();
  await writeAuditLog(transaction, { by, act: 'set-claim-terms', subject: settingName, before, after }, now);
  return after;
}
