import { findingKinds } from '../judge/finding.ts';
import type { OperationResult } from '../run/result.ts';

const headings = [
  'operation',
  'cases',
  'ok',
  'undeclared codes',
  'schema violations',
  'accepted invalid',
  'refused valid',
  'other',
];

/** One line an operation, numbers under their headings; zeros of faults as dots, so that faults stand out. */
export function printTable(results: readonly OperationResult[]): string {
  const rows = results
    .toSorted((one, other) => (one.operation < other.operation ? -1 : 1))
    .map(({ operation, cases, ok, counts }) => [
      operation,
      String(cases),
      String(ok),
      ...findingKinds.map((kind) => (counts[kind] === 0 ? '·' : String(counts[kind]))),
    ]);
  const table = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) => printRow(row, widths)).join('\n');
}

function printRow(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
  );
  return cells.join('  ').trimEnd();
}
