import {
  addDays,
  type CalendarDay,
  lastDayOfMonth,
  lastDayOfYear,
  registrationMonths,
  yearOf,
} from './calendar-day.ts';
import type { Admission } from './country-rules.ts';
import { inForceOn } from './periods.ts';
import type { Voyage } from './voyages.ts';
import type { LevelCode } from '#server/marketplace/reference/catalogue/levels.ts';
import type { Fuel } from '#server/marketplace/reference/catalogue/rows.ts';

/** What the verdict depends on. */
export interface ImportedVehicle {
  /** Year and month of the first registration, or only the year. */
  registered: string;
  steering: 'right' | 'left';
  fuel: Fuel;
  level: LevelCode;
}

export type Refusal = 'tooOld' | 'steering' | 'fuel';

/** Why we cannot promise that a vehicle may be imported. */
export type Doubt =
  | Admission['conditions'][number]
  | 'ageRuleUnknown'
  | 'steeringRuleUnknown'
  | 'countsFromManufacture'
  | 'monthUnknown'
  | 'vehicleKind';

export interface Verdict {
  is: 'allowed' | 'onlyIfShippedBy' | 'unclear' | 'refused' | 'noRule';
  /** The assumed day of arrival. */
  arrivalDay: CalendarDay;
  refusals: readonly Refusal[];
  doubts: readonly Doubt[];
  /** The deciding rule. */
  rule?: Admission;
  /** The last permitted day of arrival. */
  arriveBy?: CalendarDay;
  /** The last day on which the shortest voyage still arrives in time. */
  shipBy?: CalendarDay;
  /** The earliest accepted first registration for that arrival, by year. */
  registeredFrom?: number;
  /** Part of this depends on a rule that is not announced yet. */
  isProjected: boolean;
}

interface Question {
  vehicle: ImportedVehicle;
  /** In order; empty if no rule is known. */
  admission: readonly Admission[];
  /** The first day on which it can leave. */
  leavesOn: CalendarDay;
  /** Absent for the next ship. */
  arrivalDay?: CalendarDay | undefined;
  voyage?: Voyage | undefined;
}

/** Whether a vehicle may be imported when it arrives on a day, or with the next ship. */
export function importVerdictOf(question: Question): Verdict {
  const { leavesOn, arrivalDay, voyage } = question;
  if (arrivalDay !== undefined) return verdictOn(question, arrivalDay);
  if (!voyage) return verdictOn(question, leavesOn);
  const late = verdictOn(question, addDays(leavesOn, voyage.maxDays));
  const early = late.is === 'refused' ? verdictOn(question, addDays(leavesOn, voyage.minDays)) : late;
  return early.is === 'refused' ? early : hurry(early, question, voyage);
}

/** If time is running out, the verdict names the last shipping day. */
function hurry(verdict: Verdict, { leavesOn }: Question, { minDays, maxDays }: Voyage): Verdict {
  const { arriveBy } = verdict;
  if (arriveBy === undefined) return verdict;
  const dated: Verdict = { ...verdict, shipBy: addDays(arriveBy, -minDays) };
  const isShort = arriveBy < addDays(leavesOn, maxDays);
  return isShort && dated.is === 'allowed' ? { ...dated, is: 'onlyIfShippedBy' } : dated;
}

function verdictOn({ vehicle, admission }: Question, arrivalDay: CalendarDay): Verdict {
  const rule = inForceOn(admission, arrivalDay);
  if (!rule) return { is: 'noRule', arrivalDay, refusals: [], doubts: [], isProjected: false };
  const refusals = refusalsOf(rule, vehicle, arrivalDay);
  const doubts = refusals.length > 0 ? [] : doubtsOf(rule, vehicle, arrivalDay);
  const last = refusals.length > 0 ? undefined : lastArrival(admission, vehicle, arrivalDay);
  const registeredFrom = oldestTaken(rule, arrivalDay);
  return {
    is: refusals.length > 0 ? 'refused' : doubts.length > 0 ? 'unclear' : 'allowed',
    arrivalDay,
    refusals,
    doubts,
    rule,
    ...(last && { arriveBy: last.day }),
    ...(registeredFrom !== undefined && { registeredFrom }),
    isProjected: rule.basis === 'projected' || last?.isProjected === true,
  };
}

function refusalsOf(rule: Admission, vehicle: ImportedVehicle, day: CalendarDay): Refusal[] {
  const { steering, fuels } = rule;
  const isOtherSide = (steering === 'left' || steering === 'right') && steering !== vehicle.steering;
  const latest = latestByAge(rule, vehicle.registered);
  return [
    ...(latest !== undefined && latest.sure < day ? (['tooOld'] as const) : []),
    ...(isOtherSide ? (['steering'] as const) : []),
    ...(fuels && !fuels.includes(vehicle.fuel) ? (['fuel'] as const) : []),
  ];
}

function doubtsOf(rule: Admission, vehicle: ImportedVehicle, day: CalendarDay): Doubt[] {
  const { age, steering, askFor, conditions } = rule;
  const latest = latestByAge(rule, vehicle.registered);
  return [
    ...('is' in age && age.is === 'unknown' ? (['ageRuleUnknown'] as const) : []),
    ...('counts' in age && age.counts === 'manufacture' ? (['countsFromManufacture'] as const) : []),
    ...(latest !== undefined && latest.perhaps < day ? (['monthUnknown'] as const) : []),
    ...(steering === 'unknown' ? (['steeringRuleUnknown'] as const) : []),
    ...(askFor.includes(vehicle.level) ? (['vehicleKind'] as const) : []),
    ...conditions,
  ];
}

/**
 * The last permitted arrival under an age limit: after `sure` the vehicle is certainly too old, after `perhaps` it may
 * be, because its documents lack the month. A vehicle is built before its first registration, so a limit from
 * manufacture ends no later than one from registration.
 */
function latestByAge({ age }: Admission, registered: string): { sure: CalendarDay; perhaps: CalendarDay } | undefined {
  if ('is' in age) return undefined;
  const years = age.atMost ?? (age.lessThan ?? 0) - 1;
  if (age.by === 'calendarYears') {
    const day = lastDayOfYear(yearOf(registered) + years);
    return { sure: day, perhaps: day };
  }
  const months = age.atMost === undefined ? (years + 1) * 12 - 1 : years * 12;
  const { min, max } = registrationMonths(registered);
  return { sure: lastDayOfMonth(max + months), perhaps: lastDayOfMonth(min + months) };
}

interface LastArrival {
  day: CalendarDay;
  isProjected: boolean;
}

/** The last day of the admission period that contains this day; undefined if unknown. */
function lastArrival(
  admission: readonly Admission[],
  vehicle: ImportedVehicle,
  from: CalendarDay,
): LastArrival | undefined {
  let reached: LastArrival | undefined;
  for (const rule of admission.filter(({ until }) => until === null || until >= from)) {
    const start = rule.from < from ? from : rule.from;
    if (refusalsOf(rule, vehicle, start).length > 0) return reached;
    const isProjected = rule.basis === 'projected';
    const latest = latestByAge(rule, vehicle.registered)?.sure;
    if (latest !== undefined && (rule.until === null || latest < rule.until)) return { day: latest, isProjected };
    if (rule.until === null) return undefined;
    reached = { day: rule.until, isProjected };
  }
  // What follows the last rule is unknown.
  return undefined;
}

function oldestTaken({ age }: Admission, day: CalendarDay): number | undefined {
  if (!('counts' in age) || age.counts !== 'registration') return undefined;
  if (age.by !== 'calendarYears') return undefined;
  return yearOf(day) - (age.atMost ?? (age.lessThan ?? 0) - 1);
}
