import type { Database } from '../database/tables.ts';

interface StaffAct {
  staffName: string;
  act: string;
  subject: string;
  detail?: Record<string, unknown>;
}

/** Writes down who of the staff did what, in the transaction of what was done. */
export async function recordAct(
  transaction: Database,
  { staffName, act, subject, detail = {} }: StaffAct,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('staff_act')
    .values({ staff_name: staffName, act, subject, detail: JSON.stringify(detail), created_at: now })
    .execute();
}
