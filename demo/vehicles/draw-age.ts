import { marketDay } from '#server/marketplace/reference/market-time.ts';
import type { Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import type { Random } from './random.ts';

/** A calendar month in the market. */
export interface Month {
  year: number;
  month: number;
}

/**
 * Whether Kenya's age rule admits the vehicle: first registered in the last eight calendar years, including this one.
 */
export type Era = 'young' | 'older';

const youngYears = 8;
/** The month of the contract's examples. Generated stock is never older than this month. */
const contractMonth: Month = { year: 2026, month: 6 };
/** The year the catalogue was written. Styles sold then count as still sold. */
const catalogueYear = 2025;

/** How many vehicles there are of each age. Owners sell now what Kenya will not take next year. */
const sharesByAge: Readonly<Record<Era, readonly (readonly [yearsFrom: number, share: number])[]>> = {
  young: [
    [7, 26],
    [6, 22],
    [5, 16],
    [4, 12],
    [3, 9],
    [2, 5],
    [1, 3],
    [0, 2],
  ],
  older: [
    [20, 3],
    [16, 0.5],
    [11, 1],
    [9, 2],
    [8, 4],
  ],
};

export function monthOf(epoch: Date): Month {
  const [year = 0, month = 1] = marketDay(epoch).split('-').map(Number);
  return year > contractMonth.year || (year === contractMonth.year && month > contractMonth.month)
    ? { year, month }
    : contractMonth;
}

function eraOf(year: number, today: Month): Era {
  return today.year - year < youngYears ? 'young' : 'older';
}

function shareOf(year: number, era: Era, today: Month): number {
  if (eraOf(year, today) !== era) return 0;
  return sharesByAge[era].find(([yearsFrom]) => today.year - year >= yearsFrom)?.[1] ?? 0;
}

/** A vehicle registered this month is not offered until the month is over. */
function lastYearOf({ soldTo }: Style, today: Month): number {
  const lastYear = today.month === 1 ? today.year - 1 : today.year;
  return soldTo >= catalogueYear ? lastYear : soldTo;
}

function yearsOf(style: Style, today: Month): number[] {
  const { soldFrom } = style;
  return Array.from({ length: lastYearOf(style, today) - soldFrom + 1 }, (_, past) => soldFrom + past);
}

/** The share of an era's stock that comes from the years in which one of the styles was sold. */
export function weighYears(styles: readonly Style[], era: Era, today: Month): number {
  const years = new Set(styles.flatMap((style) => yearsOf(style, today)));
  return [...years].reduce((total, year) => total + shareOf(year, era, today), 0);
}

/** Year and month, as `2018-03`. */
export function drawRegistration(random: Random, style: Style, era: Era, today: Month): string {
  const year = random.pick(yearsOf(style, today), (sold) => shareOf(sold, era, today));
  const months = year === today.year ? today.month - 1 : 12;
  return written(year, 1 + Math.floor(random.next() * months));
}

/** Moves a year of the contract's examples by as many years as have passed, but not beyond the style's last. */
export function movedTo(today: Month, registered: string, style: Style): string {
  const [year = 0, month = 1] = registered.split('-').map(Number);
  return written(Math.min(year + today.year - contractMonth.year, Math.max(year, lastYearOf(style, today))), month);
}

export function ageInYears(registered: string, today: Month): number {
  const [year = 0, month = 1] = registered.split('-').map(Number);
  return today.year - year + (today.month - month) / 12;
}

function written(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}
