import type { LevelCode } from '#server/marketplace/reference/catalogue/levels.ts';
import { ageInMonths, type CalendarDay, yearOf } from './calendar-day.ts';
import type { headings, Rate, RatePeriod, When } from './country-rules.ts';
import type { Span } from './money.ts';
import type { ImportedVehicle } from './verdict.ts';

/** What rates depend on. */
export interface TaxedVehicle extends ImportedVehicle {
  /** 0 without an engine; undefined if not entered. */
  displacementCc: number | undefined;
  standsIn: 'JP' | 'CN';
}

/** The chapter of the customs tariff of a vehicle. */
export function headingOf(level: LevelCode): (typeof headings)[number] {
  if (level === 'BUS') return '8702';
  return level === 'VAN' || level === 'PICKUP' || level === 'TRUCK' ? '8704' : '8703';
}

/** Age in calendar years, which does not depend on the month. */
export function ageInYears(registered: string, day: CalendarDay): number {
  return Math.max(0, yearOf(day) - yearOf(registered));
}

type Match = 'yes' | 'no' | 'maybe';

/**
 * The age in months that a rate depends on. An age from manufacture may be up to a year higher than from first
 * registration.
 */
function countedAge(registered: string, day: CalendarDay, counts: RatePeriod['ageCounts']): Span {
  const { min, max } = ageInMonths(registered, day);
  return { min, max: counts === 'manufacture' ? max + 12 : max };
}

function isAbove(limit: number | undefined, { min, max }: Span): Match {
  if (limit === undefined || min > limit) return 'yes';
  return max > limit ? 'maybe' : 'no';
}

function engineMatch({ aboveCc, atMostCc }: When, displacementCc: number | undefined): Match {
  if (aboveCc === undefined && atMostCc === undefined) return 'yes';
  if (displacementCc === undefined) return 'maybe';
  const isWithin =
    (aboveCc === undefined || displacementCc > aboveCc) && (atMostCc === undefined || displacementCc <= atMostCc);
  return isWithin ? 'yes' : 'no';
}

interface Age {
  months: Span;
  years: number;
}

function matchOf(when: When | undefined, vehicle: TaxedVehicle, { months, years }: Age): Match {
  if (!when) return 'yes';
  const { fuels, standsIn, aboveMonths, aboveYears } = when;
  if (when.headings && !when.headings.includes(headingOf(vehicle.level))) return 'no';
  if (aboveYears !== undefined && years <= aboveYears) return 'no';
  if (fuels && !fuels.includes(vehicle.fuel)) return 'no';
  if (standsIn && !standsIn.includes(vehicle.standsIn)) return 'no';
  const matches = new Set([engineMatch(when, vehicle.displacementCc), isAbove(aboveMonths, months)]);
  if (matches.has('no')) return 'no';
  return matches.has('maybe') ? 'maybe' : 'yes';
}

/** The possible rates for a vehicle: several if some input is unknown. */
export function ratesFor({ rates, ageCounts }: RatePeriod, vehicle: TaxedVehicle, day: CalendarDay): Rate[] {
  const age = {
    months: countedAge(vehicle.registered, day, ageCounts),
    years: ageInYears(vehicle.registered, day),
  };
  return firstMatches(rates, vehicle, age);
}

/** The bands that may be about a vehicle whose age does not matter, in order. */
export function bandsFor<Band extends { when?: When | undefined }>(
  bands: readonly Band[],
  vehicle: TaxedVehicle,
): Band[] {
  return firstMatches(bands, vehicle, { months: { min: 0, max: 0 }, years: 0 });
}

function firstMatches<Band extends { when?: When | undefined }>(
  bands: readonly Band[],
  vehicle: TaxedVehicle,
  age: Age,
): Band[] {
  const possible: Band[] = [];
  for (const band of bands) {
    const match = matchOf(band.when, vehicle, age);
    if (match !== 'no') possible.push(band);
    if (match === 'yes') break;
  }
  return possible;
}

/** The range of percentages of some rates; undefined if one is a fixed amount. */
export function percentOf(rates: readonly Rate[]): Span | undefined {
  const spans = rates.flatMap(({ percent }) => (percent ? [percent] : []));
  if (spans.length < rates.length || spans.length === 0) return undefined;
  return { min: Math.min(...spans.map(([least]) => least)), max: Math.max(...spans.map(([, most]) => most)) };
}
