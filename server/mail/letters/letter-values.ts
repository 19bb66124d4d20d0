import type { Language } from '../../wire/language.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP' };

/** A moment as its reader's calendar and clock have it, with the zone, since buyer and yard live in different ones. */
export function timeText(time: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(time);
}

export function dayText(time: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(time);
}

/** Two columns, a line for each pair: what an order costs, or which account it is paid to. */
export function lines(pairs: readonly LetterLine[]): string {
  return pairs.map(({ label, value }) => `  ${label}: ${value}`).join('\n');
}

export interface LetterLine {
  label: string;
  value: string;
}
