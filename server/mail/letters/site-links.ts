import type { Language } from '../../../wire/language.ts';
import type { LetterContext } from './post-letter.ts';

/** The prefix of a site and the language as its links name it. */
const sites: Readonly<Record<Language, { prefix: string; language: string }>> = {
  en: { prefix: '/Kenya', language: 'en' },
  zh: { prefix: '/China', language: 'cn' },
  ja: { prefix: '/Japan', language: 'jp' },
};

/** An address on the reader's own site. */
export function siteLink(
  { services, language }: LetterContext,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams(query).toString();
  return `${services.publicUrl}${sites[language].prefix}${path}${parameters && `?${parameters}`}`;
}

/** The language as the pages behind e-mailed links read it from their address. */
export function linkLanguage({ language }: LetterContext): string {
  return sites[language].language;
}
