import type { ImportAge, StaffImportRule, StaffPreviewImportRulePayload } from '#generated/client/types.gen.ts';
import { givenDatesOf, type DatedTexts } from './dated-values.ts';
import { fuels } from './rate-values.ts';

export const ages = ['limit', 'none', 'unknown'] as const;
export const sides = ['right', 'left', 'any', 'unknown'] as const;
export const inspections = ['beforeShipping', 'onArrival', 'none', 'unknown'] as const;
export const conditions = ['importPermit', 'limitMayBeLower', 'stricterRulePrepared', 'costsRiseWithAge'] as const;
export const kinds = ['TRUCK', 'BUS', 'PICKUP', 'VAN'] as const;

/** Form values of an eligibility rule. */
export interface RuleTexts {
  age: string;
  years: string;
  limit: string;
  counts: string;
  by: string;
  steering: string;
  fuels: Record<(typeof fuels)[number], boolean>;
  inspection: string;
  /** Vehicle kinds of the starting version, selected or not. */
  askFor: Record<(typeof kinds)[number], boolean>;
  conditions: Record<(typeof conditions)[number], boolean>;
}

const chosenOf = <Name extends string>(names: readonly Name[], chosen: readonly string[] | undefined) =>
  Object.fromEntries(names.map((name) => [name, chosen?.includes(name) ?? false])) as Record<Name, boolean>;

export function ruleTextsOf(rule: StaffImportRule | undefined): RuleTexts {
  const age: Partial<ImportAge> = rule?.age ?? {};
  const { is = 'limit', years, isLessThan, counts, by } = age;
  return {
    age: is,
    years: years === undefined ? '' : String(years),
    limit: isLessThan ? 'lessThan' : 'atMost',
    counts: counts ?? 'registration',
    by: by ?? 'calendarYears',
    steering: rule?.steering ?? 'unknown',
    fuels: chosenOf(fuels, rule?.fuels),
    inspection: rule?.inspection ?? 'unknown',
    askFor: chosenOf(kinds, rule?.askFor),
    conditions: chosenOf(conditions, rule?.conditions),
  };
}

function ageOf({ age, years, limit, counts, by }: RuleTexts): ImportAge {
  if (age !== 'limit') return { is: age === 'none' ? 'none' : 'unknown' };
  return {
    is: 'limit',
    years: Number(years),
    isLessThan: limit === 'lessThan',
    counts: counts === 'manufacture' ? 'manufacture' : 'registration',
    by: by === 'months' ? 'months' : 'calendarYears',
  };
}

export type GivenRule = Omit<StaffPreviewImportRulePayload, 'countryCode' | 'corrects'>;

/** Kinds the form does not offer keep the value of the starting version. */
export function givenRuleOf(dated: DatedTexts, texts: RuleTexts, begun: StaffImportRule | undefined): GivenRule {
  const named = fuels.filter((fuel) => texts.fuels[fuel]);
  const others = (begun?.askFor ?? []).filter((one) => !kinds.some((kind) => kind === one));
  return {
    ...givenDatesOf(dated),
    age: ageOf(texts),
    steering: sides.find((one) => one === texts.steering) ?? 'unknown',
    ...(named.length > 0 && { fuels: named }),
    inspection: inspections.find((one) => one === texts.inspection) ?? 'unknown',
    askFor: [...others, ...kinds.filter((kind) => texts.askFor[kind])],
    conditions: conditions.filter((one) => texts.conditions[one]),
  };
}
