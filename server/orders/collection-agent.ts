import type { Database } from '../database/tables.ts';
import type { CollectionAccount } from '../mail/letters/letters.ts';
import { inAll, inThree, type Names } from '../reference/names.ts';
import type { Language } from '../../wire/language.ts';

/** Who collects payments for the marketplace, and on which account. The table `setting` holds it. */
interface CollectionAgent {
  name: string;
  details: readonly { label: Names; value: string }[];
}

const settingName = 'collection-agent';

const labels = {
  bank: inThree(['Bank', '银行', '銀行']),
  holder: inThree(['Account name', '户名', '口座名義']),
  number: inThree(['Account number', '账号', '口座番号']),
  swift: inAll('SWIFT'),
};

/** Nobody can pay to this account. A marketplace that takes real money sets its own agent. */
const demoAgent: CollectionAgent = {
  name: 'Pwani Collections Ltd (demo)',
  details: [
    { label: labels.bank, value: 'Demo Bank, Mombasa' },
    { label: labels.holder, value: 'Pwani Collections Ltd (demo)' },
    { label: labels.number, value: '0000 0000 0000' },
    { label: labels.swift, value: 'DEMOKENA' },
  ],
};

export async function readCollectionAccount(database: Database, language: Language): Promise<CollectionAccount> {
  const setting = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  const { name, details } = (setting?.value as CollectionAgent | undefined) ?? demoAgent;
  return { agent: name, details: details.map(({ label, value }) => ({ label: label[language], value })) };
}
