import type { Handler } from '#generated/server.ts';
import { type Context, memberOf, refuse } from '#server/platform/calls/context.ts';
import { incrementCount, resetCount } from '#server/platform/calls/rate-limit.ts';
import { readMember } from '#server/desk/find-member.ts';
import { proveSession } from '#server/desk/sessions.ts';
import { takeTotpCode, unsealTotp } from '#server/desk/totp.ts';

const quarterHour = 15 * 60_000;
const codesAllowed = 10;

/**
 * Confirms the second factor again. Rate limits stop a session thief from guessing it, without locking out its owner
 * elsewhere.
 */
export const staffConfirmByCode: Handler<'staffConfirmByCode', Context> = async ({ code }, context) => {
  const { database, now, services } = context;
  const { memberId, sessionId } = memberOf(context);
  const tries = `staff-confirm:${sessionId}`;
  if ((await incrementCount(database, tries, quarterHour, now)) > codesAllowed)
    return refuse(context, 400, 'tooManyRequests');
  const member = await readMember(database, memberId);
  const secret = member && unsealTotp(services.secret, memberId, member.totp_sealed);
  if (!(await takeTotpCode(database, { id: memberId, secret }, code, now))) {
    return refuse(context, 400, 'staffCodeWrong');
  }
  await resetCount(database, tries);
  await proveSession(database, sessionId, now);
  return { code: 0 };
};
