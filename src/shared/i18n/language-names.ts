import type { Language } from '#wire/language.ts';

/** Each language by its own name, so that its speakers recognize it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ja: '日本語',
  zh: '中文',
  sw: 'Kiswahili',
};
