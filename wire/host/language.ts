/** The languages of `locales/`. */
export type Language = 'en' | 'zh' | 'ja';

const byPayload: Readonly<Record<string, Language>> = { en: 'en', cn: 'zh', jp: 'ja' };

/** The language that a payload asks for; English where it asks for none, or for one that we do not know. */
export function languageOf(payload: unknown): Language {
  const { language } = Object(payload) as { language?: unknown };
  return (typeof language === 'string' && Object.hasOwn(byPayload, language) && byPayload[language]) || 'en';
}
