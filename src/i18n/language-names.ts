import type { Language } from '../../wire/language.ts';

/** Each language by its own name, which whoever looks for it can read. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ja: '日本語', zh: '中文' };
