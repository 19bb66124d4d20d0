import type { Database } from '../database/tables.ts';
import { type StaffActor, writeAuditLog } from './audit-log.ts';

/** A setting that staff change at the desk. Its version increases with each change. */
export interface VersionedSetting<Value extends { version: number }> {
  name: string;
  /** What counts until staff change it. */
  unset: Value;
  /** The name of a change in the audit log. */
  act: string;
}

export async function readSetting<Value extends { version: number }>(
  database: Database,
  { name, unset }: VersionedSetting<Value>,
): Promise<Value> {
  const found = await database.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return (found?.value as Value | undefined) ?? unset;
}

/** Saves a value in the caller's transaction, unless somebody else has changed it since this version was read. */
export async function changeSetting<Value extends { version: number }>(
  transaction: Database,
  { name, unset, act }: VersionedSetting<Value>,
  { by, value: wanted }: { by: StaffActor; value: Value },
  now: Date,
): Promise<Value | 'changed'> {
  // Insert a first row, so that concurrent first saves are serialised too.
  await transaction
    .insertInto('setting')
    .values({ name, value: JSON.stringify(unset) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await transaction
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = value as Value;
  if (before.version !== wanted.version) return 'changed';
  const after: Value = { ...wanted, version: wanted.version + 1 };
  await transaction
    .updateTable('setting')
    .set({ value: JSON.stringify(after) })
    .where('name', '=', name)
    .execute();
  await writeAuditLog(transaction, { by, act, subject: name, before, after }, now);
  return after;
}
