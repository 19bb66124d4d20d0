import { findAccount } from '#server/marketplace/accounts/find-account.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { type CommandServices, StaffRefused } from '#server/cli/command-services.ts';
import type { StaffCommand } from '#server/cli/parse-command.ts';

const longest = { name: 40, phone: 20 } as const;

/** Lets an account make posters under its own name and phone, or updates these. */
export async function makeAgent(desk: CommandServices, order: StaffCommand): Promise<string> {
  const nickName = readText(order, 'name');
  const phone = readText(order, 'phone');
  const said = `${order.subject} makes posters as ${nickName}, ${phone}`;
  return changeAgent(desk, order, { insider_type: 1, nick_name: nickName, phone }, said);
}

/** Withdraws the right to make posters. */
export async function dismissAgent(desk: CommandServices, order: StaffCommand): Promise<string> {
  const said = `${order.subject} makes no posters any more`;
  return changeAgent(desk, order, { insider_type: 0, nick_name: null, phone: null }, said);
}

type Agent = { insider_type: 1; nick_name: string; phone: string } | { insider_type: 0; nick_name: null; phone: null };

async function changeAgent(
  { services }: CommandServices,
  { command, subject, options, staffName }: StaffCommand,
  agent: Agent,
  said: string,
): Promise<string> {
  return services.database.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, subject);
    if (!account) throw new StaffRefused(`There is no account ${subject}.`);
    await transaction.updateTable('account').set(agent).where('id', '=', account.id).execute();
    const act = { by: { name: staffName }, act: command, subject: account.id, detail: { ...options } };
    await writeAuditLog(transaction, act, services.clock());
    return said;
  });
}

function readText({ options }: StaffCommand, name: keyof typeof longest): string {
  const text = options[name]?.trim() ?? '';
  if (text.length > longest[name]) {
    throw new StaffRefused(`--${name} is too long: at most ${longest[name]} characters fit on a poster.`);
  }
  return text;
}
