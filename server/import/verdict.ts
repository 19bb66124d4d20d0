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
import type { LevelCode } from '../reference/catalogue/levels.ts';
import type { Fuel } from '../reference/catalogue/rows.ts';

/** What decides whether a vehicle may be imported. */
export interface ImportedVehicle {
  /** Year and month of the first registration, or the year alone. */
  registered: string;
  steering: 'right' | 'left';
  fuel: Fuel;
  level: LevelCode;
}

export type Refusal = 'tooOld' | 'steering' | 'fuel';

/** What keeps us from promising that a vehicle may be imported. */
export type Doubt =
  | Admission['conditions'][number]
  | 'ageRuleUnknown'
  | 'steeringRuleUnknown'
  | 'countsFromManufacture'
  | 'monthUnknown'
  | 'vehicleKind';

export interface Verdict {
  is: 'allowed' | 'onlyIfShippedBy' | 'unclear' | 'refused' | 'noRule';
  /** The day of arrival that it is about. */
  arrivalDay: CalendarDay;
  refusals: readonly Refusal[];
  doubts: readonly Doubt[];
  /** The rule that decides. */
  rule?: Admission;
  /** The last day on which the vehicle may arrive. */
  arriveBy?: CalendarDay;
  /** The last day on which the shortest voyage still arrives in time. */
  shipBy?: CalendarDay;
  /** The first registration that the country takes at that arrival, by its year. */
  registeredFrom?: number;
  /** Part of this follows from a rule that is not announced yet. */
  isProjected: boolean;
}

interface Question {
  vehicle: ImportedVehicle;
  /** In order; empty where no rule is known. */
  admission: readonly Admission[];
  today: CalendarDay;
  /** Absent for the next ship. */
  arrivalDay?: CalendarDay | undefined;
  voyage?: Voyage | undefined;
  handlingDays: number;
}

/** Whether a vehicle may be imported when it arrives on a day, or with the next ship. */
export function judgeImport(question: Question): Verdict {
  const { today, arrivalDay, voyage } = question;
  if (arrivalDay !== undefined) return judgeOn(question, arrivalDay);
  if (!voyage) return judgeOn(question, today);
  const late = judgeOn(question, addDays(today, voyage.maxDays));
  const early = late.is === 'refused' ? judgeOn(question, addDays(today, voyage.minDays)) : late;
  return early.is === 'refused' ? early : hurry(early, question, voyage);
}

/** A vehicle that may be imported only for a short while more is told by when it has to be on a ship. */
function hurry(verdict: Verdict, { today, handlingDays }: Question, { minDays, maxDays }: Voyage): Verdict {
  const { arriveBy } = verdict;
  if (arriveBy === undefined) return verdict;
  const told: Verdict = { ...verdict, shipBy: addDays(arriveBy, -minDays) };
  const isShort = arriveBy < addDays(today, handlingDays + maxDays);
  return isShort && told.is === 'allowed' ? { ...told, is: 'onlyIfShippedBy' } : told;
}

function judgeOn({ vehicle, admission }: Question, arrivalDay: CalendarDay): Verdict {
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
 * The last day of arrival that an age limit leaves: after `sure` the vehicle is too old in any case, after `perhaps` it may
 * be, because its papers tell no month. A vehicle is never built after its first registration, so a limit that counts from
 * the manufacture leaves no more than one that counts from the registration.
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

/** The last day, from a day on which it is let in, until which a vehicle is let in; undefined if none is known. */
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
  // What comes after the last rule is not known.
  return undefined;
}

function oldestTaken({ age }: Admission, day: CalendarDay): number | undefined {
  if (!('counts' in age) || age.counts !== 'registration') return undefined;
  if (age.by !== 'calendarYears') return undefined;
  return yearOf(day) - (age.atMost ?? (age.lessThan ?? 0) - 1);
}
