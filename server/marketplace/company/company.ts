import type { Company, CompanyFacts, LocalText } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import { prepareRead } from '#server/platform/database/hot-reads.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** The subject key of company versions; all other subjects are clearing agents. */
export const companySubject = 'company';

/** The latest company data. */
export interface SetCompany {
  version: number;
  facts: CompanyFacts;
  isDemo: boolean;
  setBy: string;
  setAt: Date;
}

// Read with every page.
const readLatest = prepareRead((database, _given: object) =>
  database
    .selectFrom('company_version')
    .select(['version', 'value', 'is_demo', 'set_by', 'set_at'])
    .where('subject', '=', companySubject)
    .orderBy('version', 'desc')
    .limit(1),
);

/** Undefined until the owners have set it. */
export async function findCompany(database: Database): Promise<SetCompany | undefined> {
  const [latest] = await readLatest(database, {});
  if (!latest) return undefined;
  const { version, value, is_demo, set_by, set_at } = latest;
  return { version, facts: value as CompanyFacts, isDemo: is_demo, setBy: set_by, setAt: set_at };
}

/** The text in a language, or in English if there is no translation. */
export function textIn({ en, cn, jp }: LocalText, language: Language): string {
  return { en, zh: cn ?? en, ja: jp ?? en, sw: en }[language];
}

export function companyIn({ facts, isDemo }: SetCompany, language: Language): Company {
  const { name, register, licence, hours, whatsApp, offices, ...same } = facts;
  return {
    ...same,
    name: textIn(name, language),
    register: textIn(register, language),
    ...(licence && { licence: { number: licence.number, authority: textIn(licence.authority, language) } }),
    hours: textIn(hours, language),
    ...(whatsApp && { whatsApp: { ...whatsApp, reply: textIn(whatsApp.reply, language) } }),
    offices: offices.map((office) => ({
      name: textIn(office.name, language),
      address: textIn(office.address, language),
    })),
    isDemo,
  };
}

const separators: Readonly<Record<Language, string>> = { en: ': ', zh: '：', ja: '：', sw: ': ' };

/** One line per office, as in the page footer. */
export function officeLines({ offices }: CompanyFacts, language: Language): string[] {
  return offices.map(({ name, address }) =>
    [textIn(name, language), textIn(address, language)].join(separators[language]),
  );
}
