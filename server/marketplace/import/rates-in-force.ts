import { ageInMonths, type CalendarDay } from './calendar-day.ts';
import type { Rate, RatePeriod, When } from './country-rules.ts';
import type { Span } from './money.ts';
import type { ImportedVehicle } from './verdict.ts';

/** What rates depend on. */
export interface TaxedVehicle extends ImportedVehicle {
  /** 0 without an engine; undefined if not entered. */
  displacementCc: number | undefined;
  standsIn: 'JP' | 'CN';
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

function matchOf(when: When | undefined, vehicle: TaxedVehicle, age: Span): Match {
  if (!when) return 'yes';
  const { fuels, standsIn, aboveMonths } = when;
  if (fuels && !fuels.includes(vehicle.fuel)) return 'no';
  if (standsIn && !standsIn.includes(vehicle.standsIn)) return 'no';
  const matches = new Set([engineMatch(when, vehicle.displacementCc), isAbove(aboveMonths, age)]);
  if (matches.has('no')) return 'no';
  return matches.has('maybe') ? 'maybe' : 'yes';
}

/** The possible rates for a vehicle: several if some input is unknown. */
export function ratesFor({ rates, ageCounts }: RatePeriod, vehicle: TaxedVehicle, day: CalendarDay): Rate[] {
  const age = countedAge(vehicle.registered, day, ageCounts);
  const possible: Rate[] = [];
  for (const rate of rates) {
    const match = matchOf(rate.when, vehicle, age);
    if (match !== 'no') possible.push(rate);
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
