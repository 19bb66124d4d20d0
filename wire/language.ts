/** The languages of `locales/`, in the order of the index that the browser stores under `lang`. */
export const languages = ['en', 'ja', 'zh', 'sw'] as const;

export type Language = (typeof languages)[number];
/** The languages of the desk, in which staff also write to buyers. */
export const staffLanguages = ['en', 'ja', 'zh'] as const;

export type StaffLanguage = (typeof staffLanguages)[number];

const payloadLanguages = { en: 'en', ja: 'jp', zh: 'cn', sw: 'sw' } as const satisfies Record<Language, string>;

/** The language names in payloads and e-mailed links. */
export type PayloadLanguage = (typeof payloadLanguages)[Language];

export function payloadLanguage<Named extends Language>(language: Named): (typeof payloadLanguages)[Named] {
  return payloadLanguages[language];
}

/** The language in which staff write to readers of this one. */
export function staffLanguage(language: Language): StaffLanguage {
  return staffLanguages.find((one) => one === language) ?? 'en';
}

export function languageIndex(language: Language): number {
  return languages.indexOf(language);
}

/** The language of a stored index, or undefined. */
export function languageAt(index: string | null): Language | undefined {
  return index !== null && /^\d$/.test(index) ? languages[Number(index)] : undefined;
}

/** The language of a link's parameter, or undefined. */
export function languageNamed(payload: string | null): Language | undefined {
  return languages.find((language) => payloadLanguages[language] === payload);
}

/** The language that a payload asks for; English by default and for unknown languages. */
export function languageOf(payload: unknown): Language {
  const { language } = Object(payload) as { language?: unknown };
  return (typeof language === 'string' ? languageNamed(language) : undefined) ?? 'en';
}
