import type { Handlers } from '#generated/server.ts';
import type { StaffRole } from '#generated/operations.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { MailContext } from '#server/marketplace/mails/post-mail.ts';
import { withdrawInvitationsOf } from '#server/desk/invitations.ts';
import { endMemberSessions } from '#server/desk/sessions.ts';
import { notifyOwners } from '#server/desk/notify-owners.ts';

type Outcome = 'done' | 'lastOwner' | 'gone';

/** Locks all owners first, so that two owners cannot remove each other’s role at once. */
async function lockMember(transaction: Database, id: string) {
  const owners = await transaction
    .selectFrom('staff_member')
    .select('id')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const member = await transaction
    .selectFrom('staff_member')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return member && { ...member, isLastOwner: member.role === 'owner' && owners.length === 1 };
}

/** Changes the role of a staff member, in the caller’s transaction. */
export async function changeRole(
  context: MailContext,
  by: StaffActor,
  { id, role }: { id: string; role: StaffRole },
): Promise<Outcome> {
  const { database: transaction, now } = context;
  const member = await lockMember(transaction, id);
  if (!member) return 'gone';
  if (member.role === role) return 'done';
  if (member.isLastOwner) return 'lastOwner';
  await transaction.updateTable('staff_member').set({ role }).where('id', '=', id).execute();
  if (member.role === 'owner') await withdrawInvitationsOf(transaction, id, now);
  const turn = { before: { role: member.role }, after: { role } };
  await writeAuditLog(transaction, { by, act: 'change-role', subject: member.email, ...turn }, now);
  const { name, email } = member;
  await notifyOwners(context, { what: 'staffRoleChanged', by, name, email, role }, email);
  return 'done';
}

/** Ends a member's access and sessions, in the caller's transaction. */
export async function endMember(context: MailContext, by: StaffActor, id: string): Promise<Outcome> {
  const { database: transaction, now } = context;
  const member = await lockMember(transaction, id);
  if (!member) return 'gone';
  if (member.isLastOwner) return 'lastOwner';
  await transaction.updateTable('staff_member').set({ ended_at: now }).where('id', '=', id).execute();
  await endMemberSessions(transaction, id, now);
  await withdrawInvitationsOf(transaction, id, now);
  // A leftover passkey would prevent its authenticator from registering again.
  await transaction.deleteFrom('staff_passkey').where('member_id', '=', id).execute();
  const { name, email, role } = member;
  await writeAuditLog(transaction, { by, act: 'end-member', subject: email, before: { role } }, now);
  await notifyOwners(context, { what: 'staffAccessEnded', by, name, email, role }, email);
  return 'done';
}

type MemberOperation = 'staffListMembers' | 'staffChangeRole' | 'staffEndMember';

export const memberHandlers: Pick<Handlers<Context>, MemberOperation> = {
  async staffListMembers(_payload, { database, now }) {
    const members = await readMembers(database);
    const invitations = await database
      .selectFrom('staff_invitation')
      .selectAll()
      .where('email', 'is not', null)
      .where('accepted_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .execute();
    return {
      code: 0,
      body: {
        members: members.map((member) => ({
          id: member.id,
          email: member.email,
          name: member.name,
          role: member.role,
          joinedAt: member.joined_at.toISOString(),
          ...(member.seen_at && { seenAt: member.seen_at.toISOString() }),
          ...(member.ended_at && { endedAt: member.ended_at.toISOString() }),
        })),
        invitations: invitations.map((invitation) => ({
          id: invitation.id,
          email: invitation.email ?? '',
          name: invitation.name ?? '',
          role: invitation.role,
          sentAt: invitation.created_at.toISOString(),
          goodUntil: invitation.expires_at.toISOString(),
        })),
      },
    };
  },

  async staffChangeRole({ id, role }, context) {
    return answer(context, await changeRole(context, staffActorOf(context), { id, role }));
  },

  async staffEndMember({ id }, context) {
    return answer(context, await endMember(context, staffActorOf(context), id));
  },
};

export function readMembers(database: Database) {
  return database
    .selectFrom('staff_member')
    .select(['id', 'email', 'name', 'role', 'joined_at', 'seen_at', 'ended_at'])
    .orderBy((order) => order('ended_at', 'is not', null))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

function answer(context: Context, outcome: Outcome) {
  if (outcome === 'gone') return refuse(context, 400, 'staffMemberGone');
  if (outcome === 'lastOwner') return refuse(context, 400, 'staffLastOwner');
  return { code: 0 } as const;
}
