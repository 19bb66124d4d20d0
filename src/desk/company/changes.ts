import type { ClearingAgentFacts, CompanyFacts, StaffCompanyVersion } from '#generated/client/types.gen.ts';

type Field = keyof CompanyFacts | keyof ClearingAgentFacts;

interface Change {
  field: Field;
  before: string;
  after: string;
}

/** Fields of a version that differ from the previous one. */
export function changesOf(now: StaffCompanyVersion, before: StaffCompanyVersion | undefined): Change[] {
  if (!before) return [];
  const [one, other] = [factsOf(now), factsOf(before)];
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])] as Field[];
  return fields
    .map((field) => ({ field, before: say(other[field]), after: say(one[field]) }))
    .filter(({ before: was, after: is }) => was !== is);
}

function factsOf({ company, clearingAgent }: StaffCompanyVersion): Partial<Record<Field, unknown>> {
  return { ...company, ...clearingAgent };
}

/** Flattens nested values, such as translated texts or offices. */
function say(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(say).join(' / ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}
