/** A name or a text in the languages of the site. */
export interface Names {
  en: string;
  zh: string;
  ja: string;
}

/** English, Chinese, Japanese. */
export type NameRow = readonly [en: string, zh: string, ja: string];

export function inThree([en, zh, ja]: NameRow): Names {
  return { en, zh, ja };
}

/** The same in every language, as codes and numbers are. */
export function inAll(text: string): Names {
  return { en: text, zh: text, ja: text };
}

export function joinNames(parts: readonly Names[]): Names {
  const join = (language: keyof Names): string => parts.map((part) => part[language]).join(' ');
  return { en: join('en'), zh: join('zh'), ja: join('ja') };
}
