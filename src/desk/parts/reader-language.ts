import { languageNames } from '#shared/i18n/language-names.ts';
import { languageNamed, languages, staffLanguage, type StaffLanguage } from '#wire/language.ts';

/** The language in which staff write, by its name in answers. */
export function writtenLanguage(named: string): StaffLanguage {
  return staffLanguage(languageNamed(named) ?? 'en');
}

/** The name of the language in which a reader sees the site. */
export function readingLanguageName({ language, readsIn }: { language: string; readsIn?: string }): string {
  return languageNames[languages.find((one) => one === readsIn) ?? writtenLanguage(language)];
}
