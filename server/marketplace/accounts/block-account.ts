import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { endSessions } from './sessions.ts';

interface Blocking {
  id: string;
  by: StaffActor;
  reason: string;
}

/** `changed` means that somebody else has already done it. */
type Outcome = 'done' | 'gone' | 'changed';

/** Blocks an account and ends its sessions, in the caller's transaction. Its orders are not changed. */
export async function blockAccount(database: Database, { id, by, reason }: Blocking, now: Date): Promise<Outcome> {
  const account = await lockAccount(database, id);
  if (!account) return 'gone';
  if (account.blocked_at) return 'changed';
  await database.updateTable('account').set({ blocked_at: now, block_reason: reason }).where('id', '=', id).execute();
  await endSessions(database, id, now, { reason: 'staff' });
  const turn = { before: { isBlocked: false }, after: { isBlocked: true, email: account.email, reason } };
  await writeAuditLog(database, { by, act: 'block-buyer', subject: id, ...turn }, now);
  return 'done';
}

/** Unblocks an account, in the caller's transaction. */
export async function unblockAccount(database: Database, { id, by, reason }: Blocking, now: Date): Promise<Outcome> {
  const account = await lockAccount(database, id);
  if (!account) return 'gone';
  if (!account.blocked_at) return 'changed';
  await database.updateTable('account').set({ blocked_at: null, block_reason: null }).where('id', '=', id).execute();
  const before = { isBlocked: true, reason: account.block_reason };
  const after = { isBlocked: false, email: account.email, reason };
  await writeAuditLog(database, { by, act: 'unblock-buyer', subject: id, before, after }, now);
  return 'done';
}

function lockAccount(database: Database, id: string) {
  return database
    .selectFrom('account')
    .select(['email', 'blocked_at', 'block_reason'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
