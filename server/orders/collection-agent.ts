import type { BankAccountFacts, BankPayUnit } from '../../generated/client/types.gen.ts';
import type { Database } from '../database/tables.ts';
import type { CollectionAccount } from '../mail/letters/letters.ts';
import { inAll, inThree, type Names } from '../reference/names.ts';
import type { Language } from '../../wire/language.ts';

/** Who collects payments for the marketplace, and on which account, as a buyer is told. */
interface CollectionAgent {
  name: string;
  details: readonly { label: Names; value: string }[];
}

const settingName = 'collection-agent';

const labels = {
  bank: inThree(['Bank', '银行', '銀行']),
  branch: inThree(['Branch', '分行', '支店']),
  holder: inThree(['Account name', '户名', '口座名義']),
  number: inThree(['Account number', '账号', '口座番号']),
  swift: inAll('SWIFT'),
};

/** Nobody can pay to this account. A marketplace that takes real money releases its own at the desk. */
export const demoAccount: BankAccountFacts = {
  holder: 'Pwani Collections Ltd (demo)',
  bank: 'Demo Bank, Mombasa',
  number: '0000 0000 0000',
  swift: 'DEMOKENA',
};

function agentOf({ holder, bank, branch, number, swift }: BankAccountFacts): CollectionAgent {
  return {
    name: holder,
    details: [
      { label: labels.bank, value: bank },
      ...(branch === undefined ? [] : [{ label: labels.branch, value: branch }]),
      { label: labels.holder, value: holder },
      { label: labels.number, value: number },
      ...(swift === undefined ? [] : [{ label: labels.swift, value: swift }]),
    ],
  };
}

interface Shown {
  /** Absent where the desk has released none. */
  bankAccountId?: string;
  agent: CollectionAgent;
}

/** The account that buyers are told now who pay in a currency; nothing where none is set. */
export async function findShownAccount(
  database: Database,
  payUnit: BankPayUnit,
  now: Date,
): Promise<Shown | undefined> {
  const released = await database
    .selectFrom('bank_account')
    .select(['id', 'facts'])
    .where('pay_unit', 'in', ['USD', payUnit])
    .where('released_at', 'is not', null)
    .where('shown_from', '<=', now)
    // Dollars are the account of all who have none of their own.
    .orderBy((order) => order('pay_unit', '=', payUnit), 'desc')
    .orderBy('shown_from', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (released) {
    return { bankAccountId: released.id, agent: agentOf(released.facts as unknown as BankAccountFacts) };
  }
  const setting = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return setting && { agent: setting.value as CollectionAgent };
}

interface Payer {
  id: string;
  pay_unit: BankPayUnit;
}

interface Told {
  language: Language;
  now: Date;
}

/** The account that a letter tells a buyer now. It is kept with the order, since the buyer pays by what they were told. */
export async function tellAccount(
  database: Database,
  order: Payer,
  { language, now }: Told,
): Promise<CollectionAccount> {
  const shown = await findShownAccount(database, order.pay_unit, now);
  const { agent, bankAccountId }: Shown = shown ?? { agent: agentOf(demoAccount) };
  await database
    .insertInto('told_account')
    .values({
      order_id: order.id,
      bank_account_id: bankAccountId ?? null,
      facts: JSON.stringify(agent),
      told_at: now,
    })
    .execute();
  return inLanguage(agent, language);
}

/** The account that the buyer of an order was told last; that of today for an order from before it was kept. */
export async function readToldAccount(
  database: Database,
  order: Payer,
  { language, now }: Told,
): Promise<CollectionAccount> {
  const told = await database
    .selectFrom('told_account')
    .select('facts')
    .where('order_id', '=', order.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (told) return inLanguage(told.facts as CollectionAgent, language);
  const shown = await findShownAccount(database, order.pay_unit, now);
  return inLanguage(shown?.agent ?? agentOf(demoAccount), language);
}

function inLanguage({ name, details }: CollectionAgent, language: Language): CollectionAccount {
  return { agent: name, details: details.map(({ label, value }) => ({ label: label[language], value })) };
}
