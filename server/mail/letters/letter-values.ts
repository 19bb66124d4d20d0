import { marketTimeZone } from '../../reference/market-time.ts';
import type { Language } from '../../../wire/language.ts';
import type { LetterContext } from './post-letter.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP' };

/**
 * Writes a moment to the minute by the market's clock, because we do not know the reader's time zone. The texts of the
 * letters name that clock.
 */
export function timeText(time: Date, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: marketTimeZone } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(time);
}

export function dayText(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: marketTimeZone }).format(time);
}

/** Writes a line for each pair, such as what an order costs or to which account it is paid. */
export function lines(pairs: readonly LetterLine[]): string {
  return pairs.map(({ label, value }) => `  ${label}: ${value}`).join('\n');
}

export interface LetterLine {
  label: string;
  value: string;
}

/** The prefix of a site and the language as its links name it. */
const sites: Readonly<Record<Language, { prefix: string; language: string }>> = {
  en: { prefix: '/Kenya', language: 'en' },
  zh: { prefix: '/China', language: 'cn' },
  ja: { prefix: '/Japan', language: 'jp' },
};

/** Makes an address on the reader's own site. */
export function siteLink(
  { services, language }: Pick<LetterContext, 'services' | 'language'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams(query).toString();
  return `${services.publicUrl}${sites[language].prefix}${path}${parameters && `?${parameters}`}`;
}

/** Names the language as the pages behind e-mailed links read it from their address. */
export function linkLanguage({ language }: LetterContext): string {
  return sites[language].language;
}
