import type { Database } from '../database/tables.ts';

/** Who of the staff did something. Only somebody at the desk is a member with an address; a command has just a name. */
export interface Doer {
  name: string;
  memberId?: string;
  address?: string;
}

interface StaffAct {
  by: Doer;
  act: string;
  subject: string;
  detail?: Readonly<Record<string, unknown>>;
  before?: unknown;
  after?: unknown;
}

/** Writes down who of the staff did what, in the transaction of what was done. The record can only grow. */
export async function recordAct(
  database: Database,
  { by, act, subject, detail = {}, before, after }: StaffAct,
  now: Date,
): Promise<void> {
  await database
    .insertInto('staff_act')
    .values({
      staff_name: by.name,
      member_id: by.memberId ?? null,
      address: by.address ?? null,
      act,
      subject,
      detail: JSON.stringify(detail),
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      created_at: now,
    })
    .execute();
}
