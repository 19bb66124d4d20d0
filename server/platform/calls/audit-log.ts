import type { Database } from '#server/platform/database/tables.ts';

/** The staff member who acted. Desk users have a member and an address; commands have only a name. */
export interface StaffActor {
  name: string;
  memberId?: string;
  address?: string;
}

export interface AuditLogEntry {
  by: StaffActor;
  act: string;
  subject: string;
  detail?: Readonly<Record<string, unknown>>;
  before?: unknown;
  after?: unknown;
}

/** Writes an entry of the audit log in the caller's transaction. The log is append-only. */
export function writeAuditLog(database: Database, act: AuditLogEntry, now: Date): Promise<void> {
  return writeAuditLogs(database, [act], now);
}

/** Writes several entries in order. */
export async function writeAuditLogs(database: Database, acts: readonly AuditLogEntry[], now: Date): Promise<void> {
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
