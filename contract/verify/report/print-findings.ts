import { findingKinds, type Finding, type FindingKind } from '../judge/finding.ts';

const titles: Record<FindingKind, string> = {
  undeclaredCode: 'Undeclared codes',
  schemaViolation: 'Schema violations',
  acceptedInvalid: 'Accepted an invalid payload',
  refusedValid: 'Refused a valid payload',
  other: 'Other',
};

/** Findings of one operation and kind that are printed; the JSON has them all. */
const SHOWN = 5;

/** Findings by kind and operation, each with what was sent and how to see it again. */
export function printFindings(findings: readonly Finding[]): string {
  return findingKinds
    .flatMap((kind) => {
      const found = findings.filter((finding) => finding.kind === kind);
      if (found.length === 0) return [];
      const groups = [...Map.groupBy(found, ({ operation }) => operation).values()];
      return [`${titles[kind]} (${found.length})`, ...groups.map(printGroup), ''];
    })
    .join('\n');
}

function printGroup(findings: readonly Finding[]): string {
  const [first] = findings;
  const hidden = findings.length - SHOWN;
  const shown = findings.slice(0, SHOWN).map(
    (finding) => `    ${finding.case}
      sent      ${finding.payload}
      expected  ${finding.expected}
      got       ${finding.got}`,
  );
  return [
    `  ${first?.operation}`,
    ...shown,
    ...(hidden > 0 ? [`    … and ${hidden} more; --json FILE has them all`] : []),
    `    again: ${first?.repeat}`,
  ].join('\n');
}
