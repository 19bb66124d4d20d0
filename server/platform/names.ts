import type { Language } from '#wire/language.ts';

/** A name or text in the site's languages. */
export type Names = Readonly<Record<Language, string>>;

/** A name in the database. Staff do not write in Swahili, so its readers get the English one. */
export type StoredNames = Omit<Names, 'sw'> & Partial<Pick<Names, 'sw'>>;

/** A name in English, Chinese and Japanese, and in Swahili if it differs from English. */
export type NameRow = readonly [en: string, zh: string, ja: string, sw?: string | undefined];

export function inLanguages([en, zh, ja, sw = en]: NameRow): Names {
  return { en, zh, ja, sw };
}

/** A text that is the same in every language, such as a code or number. */
export function inAll(text: string): Names {
  return { en: text, zh: text, ja: text, sw: text };
}

export function nameIn(names: StoredNames, language: Language): string {
  return names[language] ?? names.en;
}

export function joinNames(parts: readonly Names[]): Names {
  const join = (language: Language): string => parts.map((part) => part[language]).join(' ');
  return { en: join('en'), zh: join('zh'), ja: join('ja'), sw: join('sw') };
}
