import { type DatedTexts, datedTextsOf } from './dated-values.ts';
import type { RateTexts } from './rate-values.ts';
import { type RuleTexts, ruleTextsOf } from './rule-values.ts';

/** A version as it is written into a form: of a charge, or of what is let in. */
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
