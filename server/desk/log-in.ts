import type { Handler } from '#generated/server.ts';
import { levelPaid, setLoginWork } from '#server/marketplace/accounts/captcha.ts';
import { serializeByKey } from '#server/marketplace/accounts/serialize-by-key.ts';
import { isPasswordRight } from '#server/marketplace/accounts/passwords.ts';
import {
  countWrongPassword,
  resetWrongPasswords,
  requiredLevel,
  type LoginKind,
  pays,
} from '#server/marketplace/accounts/wrong-passwords.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { incrementCount, resetCount } from '#server/platform/calls/rate-limit.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { postMemberUpdate } from '#server/marketplace/mails/staff-mails.ts';
import { hashSecret, newSecret } from '#server/platform/secrets/ids.ts';
import { callerOf } from '#wire/host/caller.ts';
import { findMember, readMember } from '#server/desk/find-member.ts';
import { takeRecoveryCode } from '#server/desk/recovery-codes.ts';
import { openMemberSession, sessionMemory } from '#server/desk/sessions.ts';
import { takeTotpCode, unsealTotp } from '#server/desk/totp.ts';

const quarterHour = 15 * 60_000;
const ticketLifetime = 5 * 60_000;
const triesOfTicket = 5;
/** Allowed code attempts per staff member in 15 minutes: for each known address, and for all others together. */
const codesAllowed = 15;
/** After this many failures the staff member gets an e-mail, at most once a day. */
const failuresBeforeEmail = { staffWrongPasswords: 10, staffWrongCodes: 5 } as const;

/** What a login costs follows from wrong passwords and from wrong codes, both counted by member across all addresses. */
const passwordDoor: LoginKind = {
  work: 'staffLogIn',
  prefix: 'staff-login',
  free: { here: 5, everywhere: 10, byCaller: 20 },
};
const codeDoor: LoginKind = { ...passwordDoor, prefix: 'staff-code' };

async function workWanted(context: Context, email: string): Promise<number> {
  const levels = [passwordDoor, codeDoor].map((door) => requiredLevel(context, email, door));
  return Math.max(...(await Promise.all(levels)));
}

type LogIn = Handler<'staffLogIn', Context>;

/** Checks the password. An unknown e-mail gets the same refusal in the same time as a wrong password. */
export const staffLogIn: LogIn = async (payload, context) => {
  const { email } = payload;
  const paid = await levelPaid(context, email, payload, passwordDoor);
  if (!pays(paid, await workWanted(context, email))) return { code: 428 };
  return serializeByKey(`staff:${email.toLowerCase()}`, () => tryPassword(payload, context, paid));
};

/** Returns the proof of work for the next login. */
export const staffGetLogInChallenge: Handler<'staffGetLogInChallenge', Context> = async ({ email }, context) => {
  const level = Math.max(1, await workWanted(context, email));
  return { code: 0, body: await setLoginWork(context, email, level, passwordDoor) };
};

async function tryPassword(
  { email, password }: Parameters<LogIn>[0],
  context: Context,
  paid: number,
): Promise<Awaited<ReturnType<LogIn>>> {
  const { database, now } = context;
  // The login may have needed no proof of work when it arrived, but does after others in the queue.
  if (!pays(paid, await workWanted(context, email))) return { code: 428 };
  const member = await findMember(database, email);
  const isRight = await isPasswordRight(member?.password_hash, password);
  if (!member || !isRight) {
    const count = await countWrongPassword(context, email, passwordDoor);
    if (member) await notifyOfGuesses(context, 'staffWrongPasswords', member, count);
    return { code: 417 };
  }
  await resetWrongPasswords(context, email, passwordDoor);
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
}

/** Completes a login with an app code or a recovery code. */
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
  // Recovery codes cannot be guessed, so they work even when attempts with app codes are used up.
  const tries = await codeCountOf(context, member.id);
  if (kind === 'totp' && (await incrementCount(database, tries, quarterHour, now)) > codesAllowed) {
    return refuse(context, 400, 'staffTicketOver');
  }
  const secret = unsealTotp(services.secret, member.id, member.totp_sealed);
  return database.transaction().execute(async (transaction) => {
    const isRight =
      kind === 'totp'
        ? await takeTotpCode(transaction, { id: member.id, secret }, code, now)
        : await takeRecoveryCode(transaction, member.id, code, now);
    if (!isRight) {
      const within = { ...context, database: transaction };
      const count = await countWrongPassword(within, member.email, codeDoor);
      await notifyOfGuesses(within, 'staffWrongCodes', member, count);
      return refuse(context, 400, 'staffCodeWrong');
    }
    // Of two simultaneous confirmations, only one finds the ticket.
    const used = await transaction
      .deleteFrom('staff_ticket')
      .where('key_hash', '=', hashSecret(ticket))
      .returning('key_hash')
      .executeTakeFirst();
    if (!used) return refuse(context, 400, 'staffTicketOver');
    await resetCount(transaction, tries);
    await resetWrongPasswords({ ...context, database: transaction }, member.email, codeDoor);
    const by = { name: member.name, memberId: member.id, address: remoteAddress };
    await writeAuditLog(transaction, { by, act: 'log-in', subject: member.email, detail: { factor: kind } }, now);
    const begin = { memberId: member.id, address: remoteAddress, isProven: kind === 'totp' };
    return { code: 0, body: await openMemberSession(transaction, begin, now) };
  });
};

/** Somebody with the password can use up the code attempts, but not those of addresses the staff member has used. */
async function codeCountOf({ database, now, remoteAddress }: Context, memberId: string): Promise<string> {
  const caller = callerOf(remoteAddress);
  const known = await database
    .selectFrom('staff_session')
    .select('address')
    .distinct()
    .where('member_id', '=', memberId)
    .where('begun_at', '>', new Date(now.getTime() - sessionMemory))
    .execute();
  const isKnown = known.some(({ address }) => callerOf(address) === caller);
  return `staff-code:${memberId}:${isKnown ? caller : 'elsewhere'}`;
}

async function notifyOfGuesses(
  context: Context,
  what: keyof typeof failuresBeforeEmail,
  { email, name }: { email: string; name: string },
  count: number,
): Promise<void> {
  if (count !== failuresBeforeEmail[what]) return;
  await postMemberUpdate(context, email, { what, name, address: context.remoteAddress });
}
