import { locales, marketZone, useLanguage } from '#shared/i18n/use-formats.ts';
import type { Language } from '#wire/language.ts';

interface DeskFormats {
  /** Date and time in the market’s time zone, which is named because staff work in several. */
  moment: (iso: string) => string;
  /** A calendar day, independent of time zones. */
  day: (day: string) => string;
  /** A duration in its two largest units. */
  span: (milliseconds: number) => string;
  count: (value: number) => string;
  /** A plain number, such as a rate. */
  figure: (value: number) => string;
  /** A file size, such as 1.5 GB. */
  bytes: (bytes: number) => string;
  dollars: (cents: number) => string;
  /** A ratio as a percentage. */
  percent: (part: number) => string;
  /** Country name by code. */
  country: (code: string) => string;
}

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

const sizes = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

/** East Africa Time, spelled the same in all three desk languages. */
const zoneName = 'EAT';

const known = new Map<Language, DeskFormats>();

export function useDeskFormats(): DeskFormats {
  const language = useLanguage();
  const formats = known.get(language) ?? createDeskFormats(language);
  known.set(language, formats);
  return formats;
}

export function createDeskFormats(language: Language): DeskFormats {
  const locale = locales[language];
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: marketZone });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const counts = new Intl.NumberFormat(locale);
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const parts = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const written = units.map(([unit, length]) => ({
    length,
    format: new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
  }));
  return {
    moment: (iso) => `${moments.format(new Date(iso))} ${zoneName}`,
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    count: (value) => counts.format(value),
    figure: (value) => figures.format(value),
    bytes(bytes) {
      const [unit, length] = sizes.find(([, least]) => bytes >= least) ?? (['kilobyte', 1e3] as const);
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
      return format.format(bytes / length);
    },
    dollars: (amount) => `USD ${(amount % 100 === 0 ? counts : cents).format(amount / 100)}`,
    percent: (part) => parts.format(part),
    country: (code) => names.of(code) ?? code,
    span(milliseconds) {
      let rest = Math.max(0, milliseconds);
      const amounts = written.map(({ length, format }) => {
        const amount = Math.floor(rest / length);
        rest -= amount * length;
        return { amount, text: format.format(amount) };
      });
      // The two largest units only: minutes do not matter after days.
      const largest = amounts.findIndex(({ amount }) => amount > 0);
      const shown = largest === -1 ? amounts.slice(-1) : amounts.slice(largest, largest + 2);
      return shown.flatMap(({ amount, text }, place) => (place === 0 || amount > 0 ? [text] : [])).join(' ');
    },
  };
}
