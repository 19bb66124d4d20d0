import type { Database } from '../database/tables.ts';

/** Who of the staff did something. Only somebody at the desk is a member with an address; a command has just a name. */
export interface Doer {
  name: string;
  memberId?: string;
  address?: string;
}

export interface StaffAct {
  by: Doer;
  act: string;
  subject: string;
  detail?: Readonly<Record<string, unknown>>;
  before?: unknown;
  after?: unknown;
}

/** Writes down who of the staff did what, in the transaction of what was done. The record can only grow. */
export function recordAct(database: Database, act: StaffAct, now: Date): Promise<void> {
  return recordActs(database, [act], now);
}

/** The same of many at once, in their order. */
export async function recordActs(database: Database, acts: readonly StaffAct[], now: Date): Promise<void> {
  if (acts.length === 0) return;
  await database
    .insertInto('staff_act')
    .values(
      acts.map(({ by, act, subject, detail = {}, before, after }) => ({
        staff_name: by.name,
        member_id: by.memberId ?? null,
        address: by.address ?? null,
        act,
        subject,
        detail: JSON.stringify(detail),
        before: before === undefined ? null : JSON.stringify(before),
        after: after === undefined ? null : JSON.stringify(after),
        created_at: now,
      })),
    )
    .execute();
}
