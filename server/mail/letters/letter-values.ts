import { marketTimeZone } from '../../coupons/market-day.ts';
import type { Language } from '../../../wire/language.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP' };

/**
 * A moment to the minute by the market's clock: a letter is read where its sender does not know the zone. The texts of
 * the letters name that clock.
 */
export function timeText(time: Date, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: marketTimeZone } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(time);
}

export function dayText(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: marketTimeZone }).format(time);
}

/** Two columns, a line for each pair: what an order costs, or which account it is paid to. */
export function lines(pairs: readonly LetterLine[]): string {
  return pairs.map(({ label, value }) => `  ${label}: ${value}`).join('\n');
}

export interface LetterLine {
  label: string;
  value: string;
}
