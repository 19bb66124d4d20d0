import { addDays, type CalendarDay, type MonthNumber, monthNumber, yearOf } from './calendar-day.ts';
import type { Admission } from './country-rules.ts';
import { inForceOn } from './periods.ts';
import type { Voyage } from './voyages.ts';
import type { Fuel } from '#server/marketplace/reference/catalogue/rows.ts';

/** A country's requirements, as far as vehicles are refused for them. Absent ones do not apply. */
export interface Requirement {
  /** The earliest month of registration accepted. */
  registeredFrom?: MonthNumber;
  steering?: 'right' | 'left';
  fuels?: readonly Fuel[];
}

/** The accepted vehicles: those that meet one of these. Undefined where none is refused. */
export type ImportableVehicles = readonly Requirement[] | undefined;

interface Question {
  /** In order; empty if no rule is known. */
  admission: readonly Admission[];
  /** The first day on which they can leave. */
  leavesOn: CalendarDay;
  voyage: Voyage | undefined;
}

/**
 * The accepted vehicles with the next ship, as one condition for many vehicles whose month of registration is known.
 * Matches `importVerdictOf`: a vehicle is refused if neither the longest nor the shortest voyage arrives in time.
 */
export function importableWithNextShip({ admission, leavesOn, voyage }: Question): ImportableVehicles {
  const days = voyage ? [addDays(leavesOn, voyage.maxDays), addDays(leavesOn, voyage.minDays)] : [leavesOn];
  const taken: Requirement[] = [];
  for (const day of days) {
    const rule = inForceOn(admission, day);
    const requirement = rule && requirementOn(rule, day);
    if (!requirement || Object.keys(requirement).length === 0) return undefined;
    if (!taken.some((wider) => isWithin(requirement, wider))) taken.push(requirement);
  }
  return taken.filter((one) => taken.every((other) => other === one || !isWithin(one, other)));
}

function requirementOn({ age, steering, fuels }: Admission, day: CalendarDay): Requirement {
  return {
    ...('counts' in age && { registeredFrom: firstMonthTaken(age, day) }),
    ...((steering === 'right' || steering === 'left') && { steering }),
    ...(fuels && { fuels }),
  };
}

/** A limit from manufacture only refuses vehicles that are too old by registration for certain. */
function firstMonthTaken(age: Extract<Admission['age'], { counts: unknown }>, day: CalendarDay): MonthNumber {
  const years = age.atMost ?? (age.lessThan ?? 0) - 1;
  if (age.by === 'calendarYears') return monthNumber(`${yearOf(day) - years}-01`);
  const months = age.atMost === undefined ? (years + 1) * 12 - 1 : years * 12;
  return monthNumber(day) - months;
}

/** Whether everything that meets one requirement also meets the other. */
function isWithin(narrow: Requirement, wide: Requirement): boolean {
  const { registeredFrom = -Infinity, steering, fuels } = narrow;
  if (registeredFrom < (wide.registeredFrom ?? -Infinity)) return false;
  if (wide.steering !== undefined && wide.steering !== steering) return false;
  return wide.fuels === undefined || (fuels !== undefined && fuels.every((fuel) => wide.fuels?.includes(fuel)));
}
