import type { Language } from '#wire/language.ts';
import type { BaseTexts } from './base-texts/en.ts';

interface LanguageTexts {
  baseTexts: BaseTexts;
  featureTexts: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
}

/**
 * One chunk per language with the texts of the shell and the first pages, and the addresses of all others: a reader of
 * one language downloads no list of the others.
 */
export const textsByLanguage: Readonly<Record<Language, () => Promise<LanguageTexts>>> = {
  en: () => import('./base-texts/en.ts'),
  ja: () => import('./base-texts/ja.ts'),
  zh: () => import('./base-texts/zh.ts'),
  sw: () => import('./base-texts/sw.ts'),
};
