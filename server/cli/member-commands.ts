import { type StaffRole } from '#generated/operations.ts';
import { createOwnerLink, inviteMember } from '#server/desk/invitations.ts';
import { changeRole, endMember, readMembers } from '#server/desk/members.ts';
import { findMember } from '#server/desk/find-member.ts';
import type { MailContext } from '#server/marketplace/mails/post-mail.ts';
import { zEmail, zStaffRole } from '#generated/client/zod.gen.ts';
import { marketTimeZone, timeText } from '#server/marketplace/reference/market-time.ts';
import { type CommandServices, StaffRefused } from '#server/cli/command-services.ts';
import type { StaffCommand } from '#server/cli/parse-command.ts';
import { table } from '#server/cli/table.ts';

export async function listMembers({ services }: CommandServices): Promise<string> {
  const members = await readMembers(services.database);
  if (members.length === 0) return 'Nobody has an account at the desk: `owner-link` prints a link for the first one.';
  const cells = members.map(({ email, name, role, seen_at, ended_at }) => [
    email,
    name,
    ended_at ? `${role}, ended` : role,
    seen_at ? timeText(seen_at, marketTimeZone) : '',
  ]);
  return table(['E-mail', 'Name', 'Role', 'Seen (Nairobi time)'], cells);
}

/** An invitation link for an owner: the first one, or if all owners are locked out. */
export async function printOwnerLink({ services }: CommandServices, { staffName }: StaffCommand): Promise<string> {
  const { database, publicUrl, clock } = services;
  return createOwnerLink(database, publicUrl, { name: staffName }, clock());
}

export async function invite(
  { services }: CommandServices,
  { subject, options, staffName }: StaffCommand,
): Promise<string> {
  if (!zEmail.safeParse(subject).success) throw new StaffRefused(`'${subject}' is not an e-mail address.`);
  const invited = {
    email: subject,
    name: readMemberName(options['name'] ?? ''),
    role: readRole(options['role'] ?? ''),
  };
  const { database, clock } = services;
  return database.transaction().execute(async (transaction) => {
    const context = { services, database: transaction, language: 'en', now: clock() } as const;
    const outcome = await inviteMember(context, { name: staffName }, invited);
    if (outcome === 'exists') throw new StaffRefused(`${subject} already belongs to a staff member.`);
    return `An e-mail with a link is on its way to ${subject}`;
  });
}

export function changeMemberRole(desk: CommandServices, order: StaffCommand): Promise<string> {
  const role = readRole(order.options['role'] ?? '');
  return actOnMember(desk, order, `${order.subject}: ${role}`, (context, id) =>
    changeRole(context, { name: order.staffName }, { id, role }),
  );
}

export function endMembership(desk: CommandServices, order: StaffCommand): Promise<string> {
  return actOnMember(desk, order, `${order.subject} has no access any more`, (context, id) =>
    endMember(context, { name: order.staffName }, id),
  );
}

async function actOnMember(
  { services }: CommandServices,
  { subject }: StaffCommand,
  done: string,
  act: (context: MailContext, id: string) => ReturnType<typeof endMember>,
): Promise<string> {
  const { database, clock } = services;
  return database.transaction().execute(async (transaction) => {
    const member = await findMember(transaction, subject);
    const context = { services, database: transaction, language: 'en', now: clock() } as const;
    const outcome = member ? await act(context, member.id) : 'gone';
    if (outcome === 'gone') throw new StaffRefused(`There is no member ${subject}. \`members\` lists them.`);
    if (outcome === 'lastOwner') throw new StaffRefused(`${subject} is the last owner: make somebody else one first.`);
    return done;
  });
}

function readRole(text: string): StaffRole {
  const { success, data } = zStaffRole.safeParse(text);
  if (success) return data;
  throw new StaffRefused(`--role is '${text}': it is one of ${Object.values(zStaffRole.def.entries).join(', ')}.`);
}

function readMemberName(text: string): string {
  const name = text.trim();
  if (name.length > 40) throw new StaffRefused('--name has at most 40 characters.');
  return name;
}
