import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';

/** Fault of the first broken entry of the audit log. */
export type LogFault = 'changed' | 'removed' | 'removedAfter' | 'inserted' | 'notFollowed' | 'headMissing';

interface LogVerdict {
  /** Length of the chain up to its end, or up to the fault. */
  records: number;
  /** Hash of its last entry. */
  head: string;
  fault?: { is: LogFault; recordId?: number };
  /** Entries written since the noted head. */
  sinceNoted?: number;
}

const firstHash = '0'.repeat(64);
const rowsAtOnce = 1000;

interface LinkRow {
  place: number;
  act_id: number;
  previous_hash: string;
  hash: string;
  /** Canonical text; null if the entry is missing. */
  text: string | null;
}

/**
 * Verifies the hash chain of the audit log from its first entry. `notedHead` is a hash from an earlier check, needed to
 * detect entries cut off at the end.
 */
export async function verifyLog(database: Database, notedHead?: string): Promise<LogVerdict> {
  const walked = await walk(database, notedHead);
  const unlinked = await firstUnlinked(database);
  const { fault, ...rest } = walked;
  if (unlinked !== undefined && (fault?.recordId === undefined || unlinked < fault.recordId)) {
    return { ...rest, fault: { is: 'inserted', recordId: unlinked } };
  }
  if (!fault && notedHead !== undefined && walked.sinceNoted === undefined) {
    return { ...rest, fault: { is: 'headMissing' } };
  }
  return walked;
}

async function walk(database: Database, notedHead: string | undefined): Promise<LogVerdict> {
  let [records, head, beforeHead, lastId] = [0, firstHash, '', 0];
  let notedAt = notedHead === firstHash ? 0 : undefined;
  for (;;) {
    const rows = await readLinks(database, records);
    for (const row of rows) {
      const fault = faultOf(row, { records, head, beforeHead, lastId });
      if (fault) return { records, head, fault };
      [records, beforeHead, head, lastId] = [row.place, head, row.hash, row.act_id];
      if (head === notedHead) notedAt = records;
    }
    if (rows.length < rowsAtOnce) break;
  }
  return { records, head, ...(notedAt !== undefined && { sinceNoted: records - notedAt }) };
}

interface Walked {
  records: number;
  head: string;
  beforeHead: string;
  lastId: number;
}

function faultOf(row: LinkRow, { records, head, beforeHead, lastId }: Walked): LogVerdict['fault'] {
  if (row.place !== records + 1) return { is: 'removedAfter', recordId: lastId };
  if (row.previous_hash !== head) {
    // It links to the entry before the last, so the last was inserted in between.
    const isInserted = row.previous_hash === beforeHead;
    return { is: isInserted ? 'inserted' : 'notFollowed', recordId: lastId };
  }
  if (row.text === null) return { is: 'removed', recordId: row.act_id };
  const hash = createHash('sha256').update(row.text, 'utf8').digest('hex');
  return hash === row.hash ? undefined : { is: 'changed', recordId: row.act_id };
}

/** Builds the text independently of the function that wrote it, which an attacker could change too. */
async function readLinks(database: Database, after: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select link.place, link.act_id, link.previous_hash, link.hash,
      case when act.id is not null then jsonb_build_array(
        link.previous_hash, act.id, act.staff_name, act.member_id, act.address, act.act, act.subject, act.detail,
        act.before, act.after, to_char(act.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      )::text end as text
    from staff_act_link as link left join staff_act as act on act.id = link.act_id
    where link.place > ${after} order by link.place limit ${rowsAtOnce}`.execute(database);
  return rows;
}

/** An entry that bypassed the trigger has no link. */
async function firstUnlinked(database: Database): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from staff_act where not exists (select from staff_act_link where act_id = staff_act.id)
    order by id limit 1`.execute(database);
  return rows[0]?.id;
}
