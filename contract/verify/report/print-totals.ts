import { findingKinds } from '../judge/finding.ts';
import type { RunResult } from '../run/result.ts';

/** The whole run in one line. */
export function printTotals({ operations, findings, suite, seed }: RunResult): string {
  const cases = operations.reduce((sum, operation) => sum + operation.cases, 0);
  const ok = operations.reduce((sum, operation) => sum + operation.ok, 0);
  const [undeclared, schema, accepted, refused, other] = findingKinds.map(
    (kind) => findings.filter((finding) => finding.kind === kind).length,
  );
  const faults =
    findings.length === 0
      ? 'no findings'
      : `${undeclared} undeclared codes, ${schema} schema violations, ${accepted} accepted invalid, ${refused} refused valid, ${other} other`;
  return `${operations.length} operations, ${cases} cases, ${ok} ok: ${faults} (suite ${suite}, seed ${seed})`;
}
