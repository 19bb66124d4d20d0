import type { StaffLanguage } from '#wire/language.ts';

/** One chunk per language with all texts of the desk, since staff use every part of it. */
const load: Readonly<Record<StaffLanguage, () => Promise<{ deskTexts: Record<string, object> }>>> = {
  en: () => import('./desk-texts/en.ts'),
  ja: () => import('./desk-texts/ja.ts'),
  zh: () => import('./desk-texts/zh.ts'),
};

export async function loadDeskTexts(language: StaffLanguage): Promise<Record<string, object>> {
  return (await load[language]()).deskTexts;
}
