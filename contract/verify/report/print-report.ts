import type { RunResult } from '../run/result.ts';
import { printFindings } from './print-findings.ts';
import { printTable } from './print-table.ts';
import { printTotals } from './print-totals.ts';

export function printReport(result: RunResult): string {
  const findings = printFindings(result.findings);
  const notes = result.notes.map((note) => `note: ${note}`);
  return [
    printTable(result.operations),
    ...(findings ? [findings.trimEnd()] : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    printTotals(result),
  ].join('\n\n');
}
