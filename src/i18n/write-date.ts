import type { Language } from '../../wire/language.ts';

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

// Dates that depend on no zone are written by hand: what a server and a browser know of languages may differ, and a rendered
// page must read alike on both sides. It also spares a cheap phone the fifth of a second in which it loads what it knows.

/** `2018-03` as `Mar 2018` or `2018年3月`; what is no month comes back as it was. */
export function writeMonth(language: Language, yearAndMonth: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(yearAndMonth) ?? [];
  const name = shortMonths[Number(month) - 1];
  if (year === undefined || name === undefined) return yearAndMonth;
  return language === 'en' ? `${name} ${year}` : `${year}年${Number(month)}月`;
}

/** `2026-12-31` as `31 Dec 2026`, `2026年12月31日` or `2026/12/31`; what is no day comes back as it was. */
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
