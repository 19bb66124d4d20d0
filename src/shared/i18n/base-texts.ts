import type { Language } from '#wire/language.ts';
import type { BaseTexts } from './base-texts/en.ts';

/** One chunk per language with the texts of the shell and the first pages. */
const load: Readonly<Record<Language, () => Promise<{ baseTexts: BaseTexts }>>> = {
  en: () => import('./base-texts/en.ts'),
  ja: () => import('./base-texts/ja.ts'),
  zh: () => import('./base-texts/zh.ts'),
};

export async function loadBaseTexts(language: Language): Promise<BaseTexts> {
  return (await load[language]()).baseTexts;
}
