import type { Names } from '../reference/names.ts';
import { receivingCountries } from '../reference/places/countries.ts';
import { ports } from '../reference/places/ports.ts';
import { isCalendarDay, type CalendarDay } from './calendar-day.ts';
import type { CountryRules } from './country-rules.ts';
import type { ImportRules } from './rules-in-force.ts';
import { takenWithNextShip, type TakenVehicles } from './taken-vehicles.ts';
import { handlingDays, type Voyage, voyageTo } from './voyages.ts';
import { type ImportedVehicle, judgeImport, type Verdict } from './verdict.ts';

/** A country that vehicles are imported into, with what is known of its rules and of the way there. */
export interface ImportDestination {
  countryCode: string;
  rules: CountryRules | undefined;
  portNames: Names | undefined;
  voyage: Voyage | undefined;
}

/** The port is the country's usual one, unless a buyer has chosen another. */
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

export function judgeFor(
  { rules, voyage }: ImportDestination,
  vehicle: ImportedVehicle,
  { today, arrivalDay }: { today: CalendarDay; arrivalDay?: CalendarDay | undefined },
): Verdict {
  return judgeImport({ vehicle, admission: rules?.admission ?? [], today, arrivalDay, voyage, handlingDays });
}

/** What a country takes with the next ship to its usual port. */
export function takenBy(allRules: ImportRules, countryCode: string, today: CalendarDay): TakenVehicles {
  const { rules, voyage } = importDestination(allRules, countryCode);
  return takenWithNextShip({ admission: rules?.admission ?? [], today, voyage });
}

/** Why a day cannot be one of arrival, by the name of the contract's failure. */
export function faultOfArrival(
  arrivalDay: CalendarDay | undefined,
  today: CalendarDay,
): 'dayUnknown' | 'arrivalPast' | undefined {
  if (arrivalDay === undefined) return undefined;
  if (!isCalendarDay(arrivalDay)) return 'dayUnknown';
  return arrivalDay < today ? 'arrivalPast' : undefined;
}
