import { isDeepStrictEqual } from 'node:util';
import { expressionBuilder } from 'kysely';
import type { BankAccountFacts, BankPayUnit } from '#generated/client/types.gen.ts';
import type { CollectionAgent } from '#server/platform/database/tables/json-values.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';
import type { CollectionAccount } from '#server/marketplace/mails/mails.ts';
import { NoPayAccount } from '#server/platform/calls/unmet-settings.ts';
import { inAll, inLanguages, nameIn } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';
import type { OrderRow } from './order-row.ts';

const settingName = 'collection-agent';

const labels = {
  bank: inLanguages(['Bank', '银行', '銀行', 'Benki']),
  branch: inLanguages(['Branch', '分行', '支店', 'Tawi']),
  holder: inLanguages(['Account name', '户名', '口座名義', 'Jina la akaunti']),
  number: inLanguages(['Account number', '账号', '口座番号', 'Namba ya akaunti']),
  swift: inAll('SWIFT'),
};

/** The demo's account, which nobody can pay to. */
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

export interface PayAccount {
  /** Absent if the desk has released none. */
  bankAccountId?: string;
  agent: CollectionAgent;
}

/** The account now shown for a currency; undefined if none is set. */
export async function findShownAccount(
  database: Database,
  payUnit: BankPayUnit,
  now: Date,
): Promise<PayAccount | undefined> {
  const released = await database
    .selectFrom('bank_account')
    .select(['id', 'facts'])
    .where('pay_unit', 'in', ['USD', payUnit])
    .where('released_at', 'is not', null)
    .where('shown_from', '<=', now)
    // Currencies without an account use the dollar account.
    .orderBy((order) => order('pay_unit', '=', payUnit), 'desc')
    .orderBy('shown_from', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (released) {
    return { bankAccountId: released.id, agent: agentOf(released.facts) };
  }
  const setting = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return setting && { agent: setting.value as CollectionAgent };
}

/** The same as an SQL condition, for a statement that reads something else. */
export function canBePaid(database: Database, payUnit: BankPayUnit, now: Date) {
  const build = expressionBuilder<Tables>();
  return build.or([
    build.exists(
      database
        .selectFrom('bank_account')
        .select('id')
        .where('pay_unit', 'in', ['USD', payUnit])
        .where('released_at', 'is not', null)
        .where('shown_from', '<=', now),
    ),
    build.exists(database.selectFrom('setting').select('name').where('name', '=', settingName)),
  ]);
}

type Payer = Pick<OrderRow, 'id' | 'pay_unit'>;

/** The account that payments of an order go to now. Throws `NoPayAccount` if there is none. */
async function accountInForce(database: Database, order: Payer, now: Date): Promise<PayAccount> {
  const account = await findShownAccount(database, order.pay_unit, now);
  if (!account) throw new NoPayAccount('No account that buyers pay to is released');
  return account;
}

/**
 * The account shown to a buyer now. It is stored with the order, since the buyer pays to the account shown. Also
 * returns whether another one was shown before.
 */
export async function showAccount(
  database: Database,
  order: Payer,
  now: Date,
): Promise<{ account: PayAccount; hasChanged: boolean }> {
  const account = await accountInForce(database, order, now);
  const shown = await selectShown(database, order.id).execute();
  const isNew = !shown[0] || !isSame(shown[0].facts, account.agent);
  if (isNew) await saveShown(database, order, account, now);
  return { account, hasChanged: shown.some(({ facts }) => !isSame(facts, account.agent)) };
}

/** The account last shown to the order's buyer; today's for an order from before it was stored. */
export async function readShownAccount(database: Database, order: Payer, now: Date): Promise<PayAccount> {
  const shown = await selectShown(database, order.id).limit(1).executeTakeFirst();
  if (!shown) return accountInForce(database, order, now);
  const { bank_account_id, facts } = shown;
  return { agent: facts, ...(bank_account_id !== null && { bankAccountId: bank_account_id }) };
}

function selectShown(database: Database, orderId: string) {
  return database
    .selectFrom('told_account')
    .select(['bank_account_id', 'facts'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc');
}

async function saveShown(
  database: Database,
  order: Payer,
  { agent, bankAccountId }: PayAccount,
  now: Date,
): Promise<void> {
  await database
    .insertInto('told_account')
    .values({
      order_id: order.id,
      bank_account_id: bankAccountId ?? null,
      facts: JSON.stringify(agent),
      told_at: now,
    })
    .execute();
}

/** Whether it is the same account, regardless of its releases. */
export const isSame = (one: CollectionAgent, other: CollectionAgent): boolean => isDeepStrictEqual(one, other);

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Finds the account number. Settings made by command have free labels, so take the value with most digits. */
export function numberOf({ details }: CollectionAgent): string {
  const named = details.find(({ label }) => label.en === labels.number.en);
  return (named ?? details.toSorted((one, other) => digitsIn(other.value) - digitsIn(one.value))[0])?.value ?? '';
}

export function isDemoAgent(agent: CollectionAgent): boolean {
  return numberOf(agent) === demoAccount.number;
}

export function inLanguage({ name, details }: CollectionAgent, language: Language): CollectionAccount {
  return { agent: name, details: details.map(({ label, value }) => ({ label: nameIn(label, language), value })) };
}
