import type { Handler } from '#generated/server.ts';
import type { StaffAct } from '#generated/client/types.gen.ts';
import type { Context } from '#server/platform/calls/context.ts';

/** The audit log of staff actions, page by page. Details of an action are part of its new values. */
export const staffListActs: Handler<'staffListActs', Context> = async (payload, { database }) => {
  const { pageSize, before, memberId, subject } = payload;
  let query = database.selectFrom('staff_act').selectAll().orderBy('id', 'desc').limit(pageSize);
  if (before !== undefined) query = query.where('id', '<', Number(before));
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  const rows = await query.execute();
  const acts = rows.map((row): StaffAct => {
    const after = { ...row.detail, ...Object(row.after) };
    return {
      id: String(row.id),
      at: row.created_at.toISOString(),
      ...(row.member_id !== null && { memberId: row.member_id }),
      name: row.staff_name,
      ...(row.address !== null && { address: row.address }),
      act: row.act,
      subject: row.subject,
      ...(row.before !== null && { before: JSON.stringify(row.before) }),
      ...(Object.keys(after).length > 0 && { after: JSON.stringify(after) }),
    };
  });
  return { code: 0, body: { acts } };
};
