import { marketTimeZone } from '#server/marketplace/reference/market-time.ts';
import { prefixes } from '#screens/screens.ts';
import { type Language, payloadLanguage } from '#wire/language.ts';
import type { MailContext } from './post-mail.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP', sw: 'sw-TZ' };

/**
 * Formats a moment to the minute in market time, because the reader's time zone is unknown. The e-mail texts name the
 * zone.
 */
export function timeText(time: Date, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: marketTimeZone } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(time);
}

export function dayText(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: marketTimeZone }).format(time);
}

/** Writes one line per pair, such as prices or bank details. */
export function lines(pairs: readonly LabelledLine[]): string {
  return pairs.map(({ label, value }) => `  ${label}: ${value}`).join('\n');
}

export interface LabelledLine {
  label: string;
  value: string;
}

/** Makes a URL on the reader's language site. */
export function siteLink(
  { services, language }: Pick<MailContext, 'services' | 'language'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams(query).toString();
  return `${services.publicUrl}/${prefixes[language]}${path}${parameters && `?${parameters}`}`;
}

/** Names the language as pages behind e-mailed links read it from the URL. */
export function linkLanguage({ language }: MailContext): string {
  return payloadLanguage(language);
}
