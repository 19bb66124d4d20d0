import type { Style } from '../catalogue/catalogue.ts';
import type { Random } from './random.ts';

/** The last month that a vehicle of the demo stock was registered in. */
const lastMonth = { year: 2026, month: 5 };

/** Vehicles per year of registration: Kenya takes those of the last eight years, other countries older ones. */
const sharesByYear: readonly (readonly [from: number, share: number])[] = [
  [2025, 2],
  [2024, 4],
  [2023, 8],
  [2022, 11],
  [2021, 14],
  [2020, 18],
  [2019, 24],
  [2018, 16],
  [2017, 3],
  [2015, 2],
  [2010, 1],
  [2006, 0.5],
  [0, 2],
];

function shareOf(year: number): number {
  return sharesByYear.find(([from]) => year >= from)?.[1] ?? 0;
}

function yearsOf(style: Style): number[] {
  return Array.from({ length: style.soldTo - style.soldFrom + 1 }, (_, past) => style.soldFrom + past);
}

/** How much of the stock a style's years make up. */
export function weighYears(style: Style): number {
  return yearsOf(style).reduce((total, year) => total + shareOf(year), 0);
}

/** Year and month, as `2018-03`. */
export function drawRegistration(random: Random, style: Style): string {
  const year = random.pick(yearsOf(style), shareOf);
  const months = year === lastMonth.year ? lastMonth.month : 12;
  return `${year}-${String(1 + Math.floor(random.next() * months)).padStart(2, '0')}`;
}

export function ageInYears(registered: string): number {
  const [year = 0, month = 1] = registered.split('-').map(Number);
  return lastMonth.year - year + (lastMonth.month - month + 1) / 12;
}
