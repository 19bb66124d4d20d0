import { useTranslation } from 'react-i18next';
import type { Language } from '#wire/language.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');
const swahiliMonths = 'Jan Feb Mac Apr Mei Jun Jul Ago Sep Okt Nov Des'.split(' ');

// Dates without a time zone are formatted by hand: the locale data of server and browser may differ, but both must render
// the same text. It also saves a cheap phone the 200 ms that loading its locale data takes.

/** Formats `2018-03` as `Mar 2018` or `2018年3月`; returns invalid input unchanged. */
export function writeMonth(language: Language, yearAndMonth: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(yearAndMonth) ?? [];
  const name = monthName(language, month);
  if (year === undefined || name === undefined) return yearAndMonth;
  return isEastAsian(language) ? `${year}年${Number(month)}月` : `${name} ${year}`;
}

/** Formats `2026-12-31` as `31 Dec 2026`, `2026年12月31日` or `2026/12/31`; returns invalid input unchanged. */
export function writeDay(language: Language, day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const name = monthName(language, month);
  if (year === undefined || name === undefined || Number.isNaN(Date.parse(day))) return day;
  const written: Partial<Readonly<Record<Language, string>>> = {
    ja: `${year}/${month}/${date}`,
    zh: `${year}年${Number(month)}月${Number(date)}日`,
  };
  return written[language] ?? `${Number(date)} ${name} ${year}`;
}

function monthName(language: Language, month: string | undefined): string | undefined {
  return (language === 'sw' ? swahiliMonths : months)[Number(month) - 1];
}

const isEastAsian = (language: Language) => language === 'ja' || language === 'zh';

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language as Language;
}

export function useFormats(): Formats {
  return formatsOf(useLanguage());
}

const known = new Map<Language, Formats>();

/** The formatters of a language are shared by the whole page, and slow to create. */
function formatsOf(language: Language): Formats {
  const formats = known.get(language) ?? createFormats(language);
  known.set(language, formats);
  return formats;
}

export interface Amounts {
  priceUSD?: number | undefined;
  priceJPY?: number | undefined;
}

export type PayUnit = 'USD' | 'JPY';

/** Buyers, staff and the collection agent use one time zone, wherever their browser is. */
export const marketZone = 'Africa/Nairobi';

/** How the page formats numbers, money and dates. */
interface Formats {
  /** The currency of the interface: yen in Japanese, US dollars otherwise. */
  payUnit: PayUnit;
  number: (value: number) => string;
  /** A whole number in compact form for cards: `62K`, `6.2万`. */
  shortNumber: (value: number) => string;
  /** An amount in the interface's currency: `USD 6,850`. */
  price: (amounts: Amounts) => string;
  shillings: (amount: number) => string;
  /** `2018-03` as a month in the reader's language. */
  month: (yearAndMonth: string) => string;
  /** A country's name by its code. */
  country: (code: string) => string;
  /** A calendar day such as `2026-12-31`, the same in every time zone. */
  day: (text: string) => string;
  /** A moment to the minute in the market's time zone, which the text beside it names. */
  marketTime: (moment: Date | number) => string;
  /** A past moment in the reader's own time zone; without the date if it was today. */
  recentTime: (moment: number, now?: number) => string;
}

export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ja: 'ja-JP', zh: 'zh-CN', sw: 'sw-TZ' };

export function createFormats(language: Language): Formats {
  const locale = locales[language];
  const payUnit: PayUnit = language === 'ja' ? 'JPY' : 'USD';
  let names: Intl.DisplayNames | undefined;
  const countries = () => (names ??= new Intl.DisplayNames(locale, { type: 'region' }));
  const times = whenAsked(locale, { timeStyle: 'short' });
  const daysAndTimes = whenAsked(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const moments = whenAsked(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: marketZone });
  return {
    payUnit,
    number: writeNumber,
    shortNumber: (value) =>
      shorten(value, isEastAsian(language) ? { unit: 10_000, name: '万' } : { unit: 1000, name: 'K' }),
    price({ priceUSD, priceJPY }) {
      const amount = payUnit === 'JPY' ? priceJPY : priceUSD;
      return amount === undefined ? '' : `${payUnit} ${writeNumber(amount)}`;
    },
    shillings: (amount) => `KES ${writeNumber(amount)}`,
    country: (code) => countries().of(code) ?? code,
    month: (yearAndMonth) => writeMonth(language, yearAndMonth),
    day: (text) => writeDay(language, text),
    marketTime: (moment) => moments().format(moment),
    recentTime: (moment, now = Date.now()) => (isSameDay(moment, now) ? times() : daysAndTimes()).format(moment),
  };
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/** Created on demand, since most pages format only one kind of date. */
function whenAsked(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat(locale, options));
}

/** Formatted by hand, since browsers abbreviate differently and server and browser must render the same text. */
function shorten(value: number, { unit, name }: { unit: number; name: string }): string {
  if (value < unit) return String(value);
  const count = value / unit;
  return (count < 10 ? Math.floor(count * 10) / 10 : Math.floor(count)) + name;
}

/**
 * Formats a number as English, Chinese and Japanese all do: `6,850.5`, with up to two decimals. By hand, since the browser's
 * own formatters take a cheap phone 100 ms to load, which would delay the first page.
 */
export function writeNumber(value: number): string {
  // Shifts the decimal point in the text, since the product of 2.175 and 100 is less than 217.5. Numbers in exponential
  // notation are rounded to integers.
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e2`))}e-2`) || Math.abs(Math.round(value));
  const [whole = '', part] = String(rounded).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return (value < 0 && rounded !== 0 ? '-' : '') + grouped + (part === undefined ? '' : `.${part}`);
}
