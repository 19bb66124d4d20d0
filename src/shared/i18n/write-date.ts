import type { Language } from '#wire/language.ts';

const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

// Dates without a time zone are formatted by hand: the locale data of server and browser may differ, but both must render
// the same text. It also saves a cheap phone the 200 ms that loading its locale data takes.

/** Formats `2018-03` as `Mar 2018` or `2018年3月`; returns invalid input unchanged. */
export function writeMonth(language: Language, yearAndMonth: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(yearAndMonth) ?? [];
  const name = shortMonths[Number(month) - 1];
  if (year === undefined || name === undefined) return yearAndMonth;
  return language === 'en' ? `${name} ${year}` : `${year}年${Number(month)}月`;
}

/** Formats `2026-12-31` as `31 Dec 2026`, `2026年12月31日` or `2026/12/31`; returns invalid input unchanged. */
export function writeDay(language: Language, day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const name = shortMonths[Number(month) - 1];
  if (year === undefined || name === undefined || Number.isNaN(Date.parse(day))) return day;
  const written: Readonly<Record<Language, string>> = {
    en: `${Number(date)} ${name} ${year}`,
    ja: `${year}/${month}/${date}`,
    zh: `${year}年${Number(month)}月${Number(date)}日`,
  };
  return written[language];
}
