import type { CheckedAccount } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { inLanguages, type Names } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';
import { isDemoAgent, numberOf, type PayAccount } from '../collection-agent.ts';

const roleNames: Readonly<Record<string, Names>> = {
  owner: inLanguages(['Owner', '所有者', 'オーナー', 'Mmiliki']),
  accounts: inLanguages(['Accounts', '财务', '経理', 'Uhasibu']),
};

type Release = Pick<CheckedAccount, 'since' | 'releasedBy' | 'releasedByRole' | 'isDemo'>;

/** Since when an account is shown to buyers, and which staff member released it. */
export async function readRelease(
  database: Database,
  { agent, bankAccountId }: PayAccount,
  language: Language,
): Promise<Release> {
  const isDemo = isDemoAgent(agent);
  if (bankAccountId === undefined || isDemo) return { isDemo };
  const found = await database
    .selectFrom('bank_account')
    .leftJoin('staff_member', (join) =>
      join.onRef('staff_member.id', '=', 'bank_account.releaser_id').on('staff_member.ended_at', 'is', null),
    )
    .select(['released_by', 'shown_from', 'staff_member.role'])
    .where('bank_account.id', '=', bankAccountId)
    .executeTakeFirst();
  const role = roleNames[found?.role ?? ''];
  return {
    isDemo,
    ...(found?.shown_from && { since: found.shown_from.toISOString() }),
    // The payer needs only the first name.
    ...(found?.released_by && { releasedBy: found.released_by.trim().split(/\s+/)[0] ?? '' }),
    ...(role && { releasedByRole: role[language] }),
  };
}

/** The public details of an account. */
export async function describeAccount(
  database: Database,
  account: PayAccount,
  language: Language,
): Promise<CheckedAccount> {
  return {
    holder: account.agent.name,
    ending: plainNumber(numberOf(account.agent)).slice(-4),
    ...(await readRelease(database, account, language)),
  };
}

/** Strips the separators that banks write between digits. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
}
