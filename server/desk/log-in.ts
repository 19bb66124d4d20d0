import type { Handler } from '../../generated/server.ts';
import { isPasswordRight } from '../accounts/passwords.ts';
import { type Context, refuse } from '../calls/context.ts';
import { countUp, forgetCount } from '../calls/rate-limit.ts';
import { recordAct } from '../calls/record-act.ts';
import { hashSecret, newSecret } from '../secrets/ids.ts';
import { callerOf } from '../../wire/host/caller.ts';
import { findMember, readMember } from './find-member.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { openMemberSession } from './sessions.ts';
import { takeTotpCode, unsealTotp } from './totp.ts';

const quarterHour = 15 * 60_000;
const ticketLifetime = 5 * 60_000;
const triesOfTicket = 5;
/** So many passwords may be tried for one e-mail from one address, and so many codes for one member, in that time. */
const passwordsAllowed = 8;
const codesAllowed = 15;

/** Checks the password. Somebody without an account is refused as one with a wrong password is, and in the same time. */
export const staffLogIn: Handler<'staffLogIn', Context> = async ({ email, password }, context) => {
  const { database, now, remoteAddress } = context;
  const tries = `staff-password:${email.toLowerCase()}:${callerOf(remoteAddress)}`;
  if ((await countUp(database, tries, quarterHour, now)) > passwordsAllowed) {
    return refuse(context, 400, 'tooManyRequests');
  }
  const member = await findMember(database, email);
  const isRight = await isPasswordRight(member?.password_hash, password);
  if (!member || !isRight) return { code: 417 };
  await forgetCount(database, tries);
  const ticket = newSecret('stk');
  await database
    .insertInto('staff_ticket')
    .values({
      key_hash: hashSecret(ticket),
      kind: 'logIn',
      member_id: member.id,
      expires_at: new Date(now.getTime() + ticketLifetime),
    })
    .execute();
  return { code: 0, body: { ticket } };
};

/** Ends a login with a code of the app or a recovery code. */
export const staffConfirmLogIn: Handler<'staffConfirmLogIn', Context> = async ({ ticket, kind, code }, context) => {
  const { database, now, remoteAddress, services } = context;
  const found = await database
    .updateTable('staff_ticket')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('key_hash', '=', hashSecret(ticket))
    .where('kind', '=', 'logIn')
    .where('expires_at', '>', now)
    .where('tries', '<', triesOfTicket)
    .returning('member_id')
    .executeTakeFirst();
  const member = found?.member_id ? await readMember(database, found.member_id) : undefined;
  if (!member || member.ended_at) return refuse(context, 400, 'staffTicketOver');
  // Somebody who has the password could draw one ticket after the other.
  const tries = `staff-code:${member.id}`;
  if ((await countUp(database, tries, quarterHour, now)) > codesAllowed) {
    return refuse(context, 400, 'staffTicketOver');
  }
  const secret = unsealTotp(services.secret, member.id, member.totp_sealed);
  return database.transaction().execute(async (transaction) => {
    const isRight =
      kind === 'totp'
        ? await takeTotpCode(transaction, { id: member.id, secret }, code, now)
        : await takeRecoveryCode(transaction, member.id, code, now);
    if (!isRight) return refuse(context, 400, 'staffCodeWrong');
    // Of two confirmations at once, one finds the ticket.
    const used = await transaction
      .deleteFrom('staff_ticket')
      .where('key_hash', '=', hashSecret(ticket))
      .returning('key_hash')
      .executeTakeFirst();
    if (!used) return refuse(context, 400, 'staffTicketOver');
    await forgetCount(transaction, tries);
    const by = { name: member.name, memberId: member.id, address: remoteAddress };
    await recordAct(transaction, { by, act: 'log-in', subject: member.email, detail: { factor: kind } }, now);
    return { code: 0, body: await openMemberSession(transaction, member.id, remoteAddress, now) };
  });
};
