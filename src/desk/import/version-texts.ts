import { type DatedTexts, datedTextsOf } from './dated-values.ts';
import type { RateTexts } from './rate-values.ts';
import { type RuleTexts, ruleTextsOf } from './rule-values.ts';

/** Form texts of a version of a charge or an eligibility rule. */
export interface VersionTexts {
  dated: DatedTexts;
  rate: RateTexts;
  rule: RuleTexts;
}

export const noTexts: VersionTexts = {
  dated: datedTextsOf(undefined, undefined),
  rate: { ageCounts: '', bands: [] },
  rule: ruleTextsOf(undefined),
};
