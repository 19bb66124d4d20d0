import { isCommonPassword } from '#server/marketplace/accounts/common-passwords.ts';
import { hashPassword, isPasswordRight } from '#server/marketplace/accounts/passwords.ts';
import type { Handler } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { incrementCount, resetCount } from '#server/platform/calls/rate-limit.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { endMemberSessions } from '#server/desk/sessions.ts';
import { notifyMember } from '#server/desk/notify-member.ts';

const quarterHour = 15 * 60_000;
const triesAllowed = 5;

/**
 * Asks for the password before actions that a session thief must not perform. Returns the refusal, if any; attempts are
 * limited.
 */
export async function checkOwnPassword(context: Context, password: string) {
  const { database, now } = context;
  const { memberId, sessionId } = memberOf(context);
  const tries = `staff-own-password:${sessionId}`;
  const count = await incrementCount(database, tries, quarterHour, now);
  context.keepWrites();
  if (count > triesAllowed) return refuse(context, 400, 'tooManyRequests');
  const { password_hash } = await database
    .selectFrom('staff_member')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (!(await isPasswordRight(password_hash, password))) return refuse(context, 400, 'incorrectPassword');
  await resetCount(database, tries);
  return undefined;
}

export const staffChangePassword: Handler<'staffChangePassword', Context> = async (payload, context) => {
  const { oldPassword, newPassword } = payload;
  const refusal = await checkOwnPassword(context, oldPassword);
  if (refusal) return refusal;
  const { database, now } = context;
  const { memberId, sessionId, email, name } = memberOf(context);
  if (isCommonPassword(newPassword, email, name)) return refuse(context, 400, 'passwordCommon');
  await database
    .updateTable('staff_member')
    .set({ password_hash: await hashPassword(newPassword) })
    .where('id', '=', memberId)
    .execute();
  await database.deleteFrom('staff_ticket').where('member_id', '=', memberId).execute();
  await endMemberSessions(database, memberId, now, sessionId);
  await writeAuditLog(database, { by: staffActorOf(context), act: 'change-password', subject: email }, now);
  await notifyMember(context, 'staffPasswordChanged');
  return { code: 0 };
};
