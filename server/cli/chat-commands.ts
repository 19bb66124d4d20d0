import { answerChat, listChats as readChats } from '#server/marketplace/chat/staff.ts';
import { marketTimeZone, timeText } from '#server/marketplace/reference/market-time.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { type CommandServices, StaffRefused } from '#server/cli/command-services.ts';
import type { StaffCommand } from '#server/cli/parse-command.ts';
import { table } from '#server/cli/table.ts';

const shownLetters = 60;

export async function listChats({ services }: CommandServices): Promise<string> {
  const chats = await readChats(services.database);
  if (chats.length === 0) return 'Nobody has written.';
  const cells = chats.map(({ accountId, email, waiting, lastText, lastAt }) => [
    accountId,
    email,
    String(waiting),
    timeText(new Date(lastAt), marketTimeZone),
    shorten(lastText.replaceAll(/\s+/g, ' ')),
  ]);
  return table(['Account', 'E-mail', 'Waiting', 'Last (Nairobi time)', 'Text'], cells);
}

export async function answerBuyer(
  { services }: CommandServices,
  { subject, options, staffName }: StaffCommand,
): Promise<string> {
  const accountId = await findAccount(services.database, subject);
  const answer = { accountId, by: { name: staffName }, text: options['text'] ?? '' };
  const { is: outcome } = await services.database
    .transaction()
    .execute((transaction) => answerChat(transaction, answer, services.clock()));
  services.hub.notify(accountId);
  if (outcome === 'empty') throw new StaffRefused('--text is empty.');
  if (outcome === 'tooLong') throw new StaffRefused('--text is too long: a message has at most 2000 characters.');
  if (outcome === 'gone') throw new StaffRefused(`There is no account ${subject}.`);
  return `Answered ${subject}`;
}

async function findAccount(database: Database, idOrEmail: string): Promise<string> {
  if (!idOrEmail.includes('@')) return idOrEmail;
  const account = await database
    .selectFrom('account')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', idOrEmail.toLowerCase()))
    .executeTakeFirst();
  if (!account) throw new StaffRefused(`There is no account ${idOrEmail}. \`chats\` lists who has written.`);
  return account.id;
}

function shorten(text: string): string {
  return text.length > shownLetters ? `${text.slice(0, shownLetters - 1)}…` : text;
}
