import type { ImportAssessment } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import type { CalendarDay } from './calendar-day.ts';
import { describeVerdict, sourcesNamed, sourcesOfRule } from './describe-verdict.ts';
import { importDestination, verdictFor } from './destination.ts';
import { importedVehicle, type ImportRow } from './imported-vehicle.ts';
import type { ImportRules } from './rules-in-force.ts';
import type { ImportedVehicle } from './verdict.ts';

interface Question {
  rules: ImportRules;
  countryCode: string;
  /** Absent for the country's default port. */
  portId?: string | undefined;
  language: Language;
  /** Today in market time. */
  today: CalendarDay;
  /** The departure day, if known. */
  leavesOn?: CalendarDay | undefined;
  /** Absent for the next ship. */
  arrivalDay?: CalendarDay | undefined;
}

/** Returns import verdicts for vehicles in a country, mapped to the contract. */
export function assess(rows: readonly ImportRow[], question: Question): ImportAssessment {
  const judged = rows.map((row) => ({ id: row.id, vehicle: importedVehicle(row) }));
  return assessVehicles(judged, question);
}

export function assessVehicles(
  judged: readonly { id: string; vehicle: ImportedVehicle }[],
  { rules: allRules, countryCode, portId, language, today, leavesOn, arrivalDay }: Question,
): ImportAssessment {
  const destination = importDestination(allRules, countryCode, portId);
  const { rules, portNames, voyage } = destination;
  const verdicts = judged.map(({ id, vehicle }) =>
    describeVerdict(id, vehicle.registered, verdictFor(destination, vehicle, { today, leavesOn, arrivalDay })),
  );
  return {
    countryCode,
    ...(portNames && { portName: portNames[language] }),
    asOf: today,
    ...(voyage && { voyageDays: { min: voyage.minDays, max: voyage.maxDays } }),
    verdicts,
    sources: sourcesNamed(
      rules,
      verdicts.flatMap(({ rule }) => (rule ? sourcesOfRule(rule) : [])),
    ),
  };
}
