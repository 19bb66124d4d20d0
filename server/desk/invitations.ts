import type { Handler } from '#generated/server.ts';
import type { StaffRole } from '#generated/operations.ts';
import { isCommonPassword } from '#server/marketplace/accounts/common-passwords.ts';
import { hashPassword } from '#server/marketplace/accounts/passwords.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { incrementCount } from '#server/platform/calls/rate-limit.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { postStaffInvitation } from '#server/marketplace/mails/mails.ts';
import type { MailContext } from '#server/marketplace/mails/post-mail.ts';
import { hashSecret, newId, newSecret } from '#server/platform/secrets/ids.ts';
import { findMember } from '#server/desk/find-member.ts';
import { generateRecoveryCodes } from '#server/desk/recovery-codes.ts';
import { openMemberSession } from '#server/desk/sessions.ts';
import { notifyOwners } from '#server/desk/notify-owners.ts';
import { describeTotp, generateTotpSecret, sealTotp, stepOfCode, unsealTotp } from '#server/desk/totp.ts';

const days = 24 * 60 * 60_000;
const quarterHour = 15 * 60_000;
const goodForDays = 3;
const codesAllowed = 10;

function invitationLink(publicUrl: string, authKey: string): string {
  return `${publicUrl}/desk/invitation?${new URLSearchParams({ authKey })}`;
}

export interface Invited {
  email: string;
  name: string;
  role: StaffRole;
}

/** Invites somebody by e-mail, in the caller's transaction. */
export async function inviteMember(context: MailContext, by: StaffActor, invited: Invited): Promise<'done' | 'exists'> {
  const { database, services, now } = context;
  if (await findMember(database, invited.email)) return 'exists';
  const replaced = await withdrawOpen(database, now)
    .where((where) => where(where.fn('lower', ['email']), '=', invited.email.toLowerCase()))
    .returning(['name', 'role'])
    .executeTakeFirst();
  const authKey = await createInvitation(database, { ...invited, inviterId: by.memberId ?? null }, now);
  const { email, name, role } = invited;
  const link = invitationLink(services.publicUrl, authKey);
  await postStaffInvitation(context, { to: email, name, by: by.name, link, days: goodForDays });
  const act = { by, act: 'invite', subject: email, ...(replaced && { before: replaced }), after: { name, role } };
  await writeAuditLog(database, act, now);
  await notifyOwners(context, { what: 'staffInvited', by, name, email, role });
  return 'done';
}

function withdrawOpen(database: Database, now: Date) {
  return database
    .updateTable('staff_invitation')
    .set({ withdrawn_at: now })
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null);
}

/** Withdraws the invitations of staff who may no longer invite. */
export async function withdrawInvitationsOf(database: Database, memberId: string, now: Date): Promise<void> {
  await withdrawOpen(database, now).where('inviter_id', '=', memberId).execute();
}

interface Drawn {
  email: string | null;
  name: string | null;
  role: StaffRole;
  inviterId: string | null;
}

/** An owner link contains no name. */
const forOwner: Drawn = { email: null, name: null, role: 'owner', inviterId: null };

async function createInvitation(
  database: Database,
  { email, name, role, inviterId }: Drawn,
  now: Date,
): Promise<string> {
  const authKey = newSecret('sik');
  await database
    .insertInto('staff_invitation')
    .values({
      id: newId(),
      key_hash: hashSecret(authKey),
      email,
      name: name?.trim() ?? null,
      role,
      inviter_id: inviterId,
      created_at: now,
      expires_at: new Date(now.getTime() + goodForDays * days),
    })
    .execute();
  return authKey;
}

/** Creates a link by which somebody becomes an owner. It names nobody, and replaces the previous one. */
export async function createOwnerLink(
  database: Database,
  publicUrl: string,
  by: StaffActor,
  now: Date,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    await withdrawOpen(transaction, now).where('email', 'is', null).execute();
    await writeAuditLog(transaction, { by, act: 'owner-link', subject: 'owner' }, now);
    return invitationLink(publicUrl, await createInvitation(transaction, forOwner, now));
  });
}

export async function hasOwner(database: Database): Promise<boolean> {
  const owner = await database
    .selectFrom('staff_member')
    .select('id')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return owner !== undefined;
}

/** The link for the first start; undefined if there is an owner or a link was created before. */
export function createFirstOwnerLink(database: Database, publicUrl: string, now: Date): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    // Of several nodes starting at once, only one prints the link.
    const first = await transaction
      .insertInto('setting')
      .values({ name: 'owner-link-printed', value: JSON.stringify(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!first || (await hasOwner(transaction))) return undefined;
    await writeAuditLog(transaction, { by: { name: 'first start' }, act: 'owner-link', subject: 'owner' }, now);
    return invitationLink(publicUrl, await createInvitation(transaction, forOwner, now));
  });
}

export const staffInvite: Handler<'staffInvite', Context> = async ({ email, name, role }, context) => {
  const outcome = await inviteMember(context, staffActorOf(context), { email, name: name.trim(), role });
  return outcome === 'exists' ? refuse(context, 400, 'staffMemberExists') : { code: 0 };
};

export const staffWithdrawInvitation: Handler<'staffWithdrawInvitation', Context> = async ({ id }, context) => {
  const { database, now } = context;
  const withdrawn = await withdrawOpen(database, now)
    .where('id', '=', id)
    .returning(['email', 'name', 'role'])
    .executeTakeFirst();
  if (withdrawn) {
    const { email, name, role } = withdrawn;
    const subject = email ?? 'owner';
    const act = { by: staffActorOf(context), act: 'withdraw-invitation', subject, before: { name, role } };
    await writeAuditLog(database, act, now);
  }
  return { code: 0 };
};

function openInvitation(database: Database, authKey: string, now: Date) {
  return (
    database
      .selectFrom('staff_invitation')
      .selectAll()
      .where('key_hash', '=', hashSecret(authKey))
      .where('accepted_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', now)
      // Invalidates an invitation sent while the access of its sender ended.
      .where((where) =>
        where.or([
          where('inviter_id', 'is', null),
          where.exists(
            where
              .selectFrom('staff_member')
              .select('staff_member.id')
              .whereRef('staff_member.id', '=', 'staff_invitation.inviter_id')
              .where('staff_member.role', '=', 'owner')
              .where('staff_member.ended_at', 'is', null),
          ),
        ]),
      )
  );
}

export const staffReadInvitation: Handler<'staffReadInvitation', Context> = async ({ authKey }, context) => {
  const { database, now } = context;
  const invitation = await openInvitation(database, authKey, now).executeTakeFirst();
  if (!invitation) return refuse(context, 400, 'linkExpired');
  const { email, name, role } = invitation;
  return { code: 0, body: { ...(email && { email }), ...(name && { name }), role } };
};

/** Creates the secret when somebody starts to accept. Each is shown once and recorded with the caller’s address. */
export const staffBeginInvitationTotp: Handler<'staffBeginInvitationTotp', Context> = async ({ authKey }, context) => {
  const { database, now, services, remoteAddress } = context;
  const tries = `staff-invitation-totp:${hashSecret(authKey)}`;
  if ((await incrementCount(database, tries, quarterHour, now)) > codesAllowed) {
    return refuse(context, 400, 'tooManyRequests');
  }
  return database.transaction().execute(async (transaction) => {
    const invitation = await openInvitation(transaction, authKey, now).forUpdate().executeTakeFirst();
    if (!invitation) return refuse(context, 400, 'linkExpired');
    const secret = generateTotpSecret();
    const { id, name } = invitation;
    await transaction
      .updateTable('staff_invitation')
      .set({ totp_sealed: sealTotp(services.secret, id, secret) })
      .where('id', '=', id)
      .execute();
    const account = invitation.email ?? 'owner';
    const by = { name: name ?? 'invitation', address: remoteAddress };
    await writeAuditLog(transaction, { by, act: 'show-totp', subject: account }, now);
    return { code: 0, body: describeTotp(secret, account) };
  });
};

export const staffAcceptInvitation: Handler<'staffAcceptInvitation', Context> = async (payload, context) => {
  const { database, now, services, remoteAddress } = context;
  const { authKey, code } = payload;
  const tries = `staff-invitation:${hashSecret(authKey)}`;
  if ((await incrementCount(database, tries, quarterHour, now)) > codesAllowed) {
    return refuse(context, 400, 'tooManyRequests');
  }
  // Hashing is slow, so it happens before anything is locked, and only for valid links.
  const open = await openInvitation(database, authKey, now).executeTakeFirst();
  if (!open) return refuse(context, 400, 'linkExpired');
  const secret = open.totp_sealed === null ? undefined : unsealTotp(services.secret, open.id, open.totp_sealed);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
  if (secret === undefined || step === undefined) return refuse(context, 400, 'staffCodeWrong');
  const { password, name: givenName, email: givenEmail = '' } = payload;
  if (isCommonPassword(password, open.email ?? givenEmail, givenName)) return refuse(context, 400, 'passwordCommon');
  const passwordHash = await hashPassword(password);
  return database.transaction().execute(async (transaction) => {
    const invitation = await openInvitation(transaction, authKey, now).forUpdate().executeTakeFirst();
    // Another caller may have created a secret in the meantime.
    if (invitation?.totp_sealed !== open.totp_sealed) return refuse(context, 400, 'linkExpired');
    const email = invitation.email ?? payload.email;
    if (email === undefined) return refuse(context, 400, 'staffEmailMissing');
    const id = newId();
    const name = payload.name.trim();
    const { role } = invitation;
    const joined = await transaction
      .insertInto('staff_member')
      .values({
        id,
        email,
        name,
        role,
        password_hash: passwordHash,
        totp_sealed: sealTotp(services.secret, id, secret),
        totp_step: step,
        inviter_id: invitation.inviter_id,
        joined_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!joined) return refuse(context, 400, 'staffMemberExists');
    await transaction
      .updateTable('staff_invitation')
      .set({ accepted_at: now, totp_sealed: null })
      .where('id', '=', invitation.id)
      .execute();
    const by = { name, memberId: id, address: remoteAddress };
    await writeAuditLog(transaction, { by, act: 'accept-invitation', subject: email, after: { name, role } }, now);
    await notifyOwners({ ...context, database: transaction }, { what: 'staffJoined', by, name, email, role });
    const recoveryCodes = await generateRecoveryCodes(transaction, id);
    const tokens = await openMemberSession(transaction, { memberId: id, address: remoteAddress, isProven: true }, now);
    return { code: 0, body: { tokens, recoveryCodes } };
  });
};
