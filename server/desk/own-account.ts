import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { incrementCount, resetCount } from '#server/platform/calls/rate-limit.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { checkOwnPassword, staffChangePassword } from '#server/desk/own-password.ts';
import { countRecoveryCodes, generateRecoveryCodes } from '#server/desk/recovery-codes.ts';
import { endMemberSession } from '#server/desk/sessions.ts';
import { notifyMember } from '#server/desk/notify-member.ts';
import { describeTotp, generateTotpSecret, sealTotp, stepOfCode, unsealTotp } from '#server/desk/totp.ts';

const quarterHour = 15 * 60_000;
const codesAllowed = 10;

type OwnOperation =
  | 'staffMe'
  | 'staffLogOut'
  | 'staffChangePassword'
  | 'staffBeginTotp'
  | 'staffConfirmTotp'
  | 'staffRenewRecoveryCodes'
  | 'staffListSessions'
  | 'staffEndSession';

/** Actions of staff on their own account. */
export const ownAccountHandlers: Pick<Handlers<Context>, OwnOperation> = {
  async staffMe(_payload, context) {
    const { database } = context;
    const { memberId, sessionId, email, name, role } = memberOf(context);
    const { ends_at } = await database
      .selectFrom('staff_session')
      .select('ends_at')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    const passkeys = await database
      .selectFrom('staff_passkey')
      .select(['id', 'name', 'saved_at', 'used_at'])
      .where('member_id', '=', memberId)
      .orderBy('saved_at')
      .execute();
    const recoveryCodesLeft = await countRecoveryCodes(database, memberId);
    return {
      code: 0,
      body: {
        id: memberId,
        email,
        name,
        role,
        sessionEndsAt: ends_at.toISOString(),
        recoveryCodesLeft,
        ...(context.services.mpesa && { takesMpesa: true as const }),
        passkeys: passkeys.map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          savedAt: passkey.saved_at.toISOString(),
          ...(passkey.used_at && { usedAt: passkey.used_at.toISOString() }),
        })),
      },
    };
  },

  async staffLogOut(_payload, context) {
    await endMemberSession(context.database, memberOf(context).sessionId, context.now);
    return { code: 0 };
  },

  staffChangePassword,

  async staffBeginTotp({ password }, context) {
    const refusal = await checkOwnPassword(context, password);
    if (refusal) return refusal;
    const { memberId, email } = memberOf(context);
    const secret = generateTotpSecret();
    await context.database
      .updateTable('staff_member')
      .set({ totp_pending: sealTotp(context.services.secret, memberId, secret) })
      .where('id', '=', memberId)
      .execute();
    await writeAuditLog(context.database, { by: staffActorOf(context), act: 'show-totp', subject: email }, context.now);
    return { code: 0, body: describeTotp(secret, email) };
  },

  async staffConfirmTotp({ code }, context) {
    const { database, now, services } = context;
    const { memberId, sessionId, email } = memberOf(context);
    const tries = `staff-new-totp:${sessionId}`;
    const count = await incrementCount(database, tries, quarterHour, now);
    context.keepWrites();
    if (count > codesAllowed) return refuse(context, 400, 'tooManyRequests');
    const { totp_pending: pending } = await database
      .selectFrom('staff_member')
      .select('totp_pending')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const secret = pending === null ? undefined : unsealTotp(services.secret, memberId, pending);
    const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
    if (pending === null || step === undefined) return refuse(context, 400, 'staffCodeWrong');
    await resetCount(database, tries);
    await database
      .updateTable('staff_member')
      .set({ totp_sealed: pending, totp_pending: null, totp_step: step })
      .where('id', '=', memberId)
      .execute();
    await writeAuditLog(database, { by: staffActorOf(context), act: 'change-totp', subject: email }, now);
    await notifyMember(context, 'staffAppReplaced');
    return { code: 0 };
  },

  async staffRenewRecoveryCodes({ password }, context) {
    const refusal = await checkOwnPassword(context, password);
    if (refusal) return refusal;
    const { memberId, email } = memberOf(context);
    return context.database.transaction().execute(async (transaction) => {
      const recoveryCodes = await generateRecoveryCodes(transaction, memberId);
      const act = { by: staffActorOf(context), act: 'renew-recovery-codes', subject: email };
      await writeAuditLog(transaction, act, context.now);
      await notifyMember({ ...context, database: transaction }, 'staffCodesRenewed');
      return { code: 0, body: { recoveryCodes } };
    });
  },

  async staffListSessions(_payload, context) {
    const { memberId, sessionId } = memberOf(context);
    const rows = await context.database
      .selectFrom('staff_session')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .where('ends_at', '>', context.now)
      .orderBy('begun_at', 'desc')
      .limit(100)
      .execute();
    const body = rows.map(({ id, begun_at, seen_at, address }) => ({
      id,
      begunAt: begun_at.toISOString(),
      seenAt: seen_at.toISOString(),
      address,
      isOwn: id === sessionId,
    }));
    return { code: 0, body };
  },

  async staffEndSession({ id }, context) {
    await context.database
      .updateTable('staff_session')
      .set({ ended_at: context.now })
      .where('id', '=', id)
      .where('member_id', '=', memberOf(context).memberId)
      .where('ended_at', 'is', null)
      .execute();
    return { code: 0 };
  },
};
