import type { StaffReleaseBar } from '#generated/client/types.gen.ts';
import { mailboxOf } from '#server/marketplace/accounts/email-limits.ts';
import { type Context, memberOf, refuse } from '#server/platform/calls/context.ts';

const hour = 3_600_000;
const newFor = 72 * hour;

const refusals = { own: 'releaseOwn', related: 'releaseRelated', tooNew: 'releaseTooNew' } as const;

/**
 * Returns why the caller cannot be the second person for a proposal; undefined if they can. A person is identified by e-mail
 * address, even after access ended and was granted again.
 */
export type SecondPersonCheck = (proposerId: string | null) => StaffReleaseBar | undefined;

/** Loads the data for all proposals at once, because a list has many. */
export async function readSecondPerson(context: Context): Promise<SecondPersonCheck> {
  const { database, now } = context;
  const members = await database
    .selectFrom('staff_member')
    .select(['id', 'email', 'inviter_id', 'joined_at'])
    .execute();
  const byId = new Map(members.map((member) => [member.id, member]));
  const mailboxOfMember = (id: string | null) => {
    const member = id === null ? undefined : byId.get(id);
    return member && mailboxOf(member.email);
  };
  const invited = (inviter: string, guest: string) =>
    members.some(({ email, inviter_id }) => mailboxOf(email) === guest && mailboxOfMember(inviter_id) === inviter);

  const { memberId, email } = memberOf(context);
  const own = mailboxOf(email);
  const isNew = (id: string) => now.getTime() - (byId.get(id)?.joined_at ?? now).getTime() < newFor;
  return (proposerId) => {
    const proposer = mailboxOfMember(proposerId);
    if (proposer === own) return 'own';
    if (proposer !== undefined && (invited(proposer, own) || invited(own, proposer))) return 'related';
    // The proposer counts too: otherwise an owner could invite a chain of mailboxes and release what the last one proposes.
    return isNew(memberId) || (proposerId !== null && isNew(proposerId)) ? 'tooNew' : undefined;
  };
}

/** The single check of the two-person rule. Returns the refusal, if any. */
export async function refuseRelease(context: Context, proposerId: string | null) {
  const bar = (await readSecondPerson(context))(proposerId);
  return bar && refuse(context, 400, refusals[bar]);
}
