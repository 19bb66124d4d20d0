/** A name or text in the site's languages. */
export interface Names {
  en: string;
  zh: string;
  ja: string;
}

/** A name in English, Chinese and Japanese. */
export type NameRow = readonly [en: string, zh: string, ja: string];

export function inThree([en, zh, ja]: NameRow): Names {
  return { en, zh, ja };
}

/** A text that is the same in every language, such as a code or number. */
export function inAll(text: string): Names {
  return { en: text, zh: text, ja: text };
}

export function joinNames(parts: readonly Names[]): Names {
  const join = (language: keyof Names): string => parts.map((part) => part[language]).join(' ');
  return { en: join('en'), zh: join('zh'), ja: join('ja') };
}
