import { languages, type SiteLanguage } from '../../wire/language.ts';

const prefixes: Readonly<Record<SiteLanguage, string>> = { en: 'Kenya', ja: 'Japan', zh: 'China' };

/** The first part of every address of a language, without slashes. */
export function prefixOf(language: SiteLanguage): string {
  return prefixes[language];
}

export function languageOfPrefix(segment: string | undefined): SiteLanguage | undefined {
  return languages.find((language) => prefixes[language] === segment);
}
