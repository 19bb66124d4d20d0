import type { NextShip } from '#generated/client/types.gen.ts';
import type { Names } from '#server/platform/names.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { ports } from '#server/marketplace/reference/places/ports.ts';
import { addDays, isCalendarDay, type CalendarDay } from './calendar-day.ts';
import type { CountryRules } from './country-rules.ts';
import type { ImportRules } from './rules-in-force.ts';
import { importableWithNextShip, type ImportableVehicles } from './importable-vehicles.ts';
import { handlingDays, type Voyage, voyageTo } from './voyages.ts';
import { type ImportedVehicle, importVerdictOf, type Verdict } from './verdict.ts';

/** A destination country with its known rules and voyages. */
export interface ImportDestination {
  countryCode: string;
  rules: CountryRules | undefined;
  portNames: Names | undefined;
  voyage: Voyage | undefined;
}

/** The country's default port, unless the buyer has chosen another. */
export function importDestination(allRules: ImportRules, countryCode: string, portId?: string): ImportDestination {
  const country = receivingCountries.find(({ code }) => code === countryCode);
  const landed = portId ?? country?.portIds[0];
  return {
    countryCode,
    rules: allRules.get(countryCode),
    portNames: ports.find(({ id }) => id === landed)?.names,
    voyage: voyageTo(landed),
  };
}

export function verdictFor(
  { rules, voyage }: ImportDestination,
  vehicle: ImportedVehicle,
  { today, leavesOn = firstDeparture(today), arrivalDay }: Timing,
): Verdict {
  return importVerdictOf({ vehicle, admission: rules?.admission ?? [], leavesOn, arrivalDay, voyage });
}

interface Timing {
  today: CalendarDay;
  /** The departure day, if known. */
  leavesOn?: CalendarDay | undefined;
  arrivalDay?: CalendarDay | undefined;
}

/** The first day on which a vehicle reserved on a day can leave. */
export function firstDeparture(reservedOn: CalendarDay): CalendarDay {
  return addDays(reservedOn, handlingDays);
}

/** The first and last arrival of a vehicle reserved today: one day where voyages are unknown. */
export function arrivalsFrom(
  { voyage }: Pick<ImportDestination, 'voyage'>,
  today: CalendarDay,
): [CalendarDay, CalendarDay] {
  const leavesOn = firstDeparture(today);
  return [addDays(leavesOn, voyage?.minDays ?? 0), addDays(leavesOn, voyage?.maxDays ?? 0)];
}

/** When a vehicle that is reserved today is expected to leave and to arrive. */
export function nextShipTo(portId: string, today: CalendarDay): NextShip {
  const leavesOn = firstDeparture(today);
  const voyage = voyageTo(portId);
  if (!voyage) return { leavesOn };
  return { leavesOn, arrivesFrom: addDays(leavesOn, voyage.minDays), arrivesTo: addDays(leavesOn, voyage.maxDays) };
}

/** What a country accepts with the next ship to its default port. */
export function importableIn(allRules: ImportRules, countryCode: string, today: CalendarDay): ImportableVehicles {
  const { rules, voyage } = importDestination(allRules, countryCode);
  return importableWithNextShip({ admission: rules?.admission ?? [], leavesOn: firstDeparture(today), voyage });
}

/** Why a day is invalid as arrival day, by the contract's failure name. */
export function faultOfArrival(
  arrivalDay: CalendarDay | undefined,
  today: CalendarDay,
): 'dayUnknown' | 'arrivalPast' | undefined {
  if (arrivalDay === undefined) return undefined;
  if (!isCalendarDay(arrivalDay)) return 'dayUnknown';
  return arrivalDay < today ? 'arrivalPast' : undefined;
}
