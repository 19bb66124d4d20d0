import {
  type Finding,
  type FindingKind,
  findingKinds,
  type OperationResult,
  type ReplayResult,
  type RunResult,
  type WalkResult,
} from './judge/finding.ts';

export function printReport(result: RunResult): string {
  const findings = printFindings(result.findings);
  const notes = result.notes.map((note) => `note: ${note}`);
  return [
    ...(result.operations.length > 0 ? [printTable(result.operations)] : []),
    ...(result.walks.length > 0 ? [printWalks(result.walks)] : []),
    ...(result.replay ? [printReplay(result.replay)] : []),
    ...(findings ? [findings.trimEnd()] : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    printTotals(result),
  ].join('\n\n');
}

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

/** One line for each operation, with numbers under headings. Zero faults are dots, so that faults stand out. */
function printTable(results: readonly OperationResult[]): string {
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

/** One line for each walk: its completed steps, and why it stopped. */
function printWalks(walks: readonly WalkResult[]): string {
  const width = Math.max(...walks.map(({ walk }) => walk.length));
  const lines = walks.map(({ walk, done, steps, stopped = '' }) =>
    `${walk.padEnd(width)}  ${String(done).padStart(2)} of ${String(steps).padStart(2)}  ${stopped}`.trimEnd(),
  );
  return [`${'walk'.padEnd(width)}  steps done`, ...lines].join('\n');
}

function printReplay({ calls, sent, same, leftOut }: ReplayResult): string {
  const left = Object.entries(leftOut).map(([reason, count]) => `  ${count} not sent: ${reason}`);
  return [`${calls} recorded calls, ${sent} sent, ${same} answered as they were`, ...left].join('\n');
}

function printRow(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
  );
  return cells.join('  ').trimEnd();
}

/** The whole run in one line. */
export function printTotals({ operations, walks, replay, findings, suite, seed }: RunResult): string {
  const cases = operations.reduce((sum, operation) => sum + operation.cases, 0);
  const ok = operations.reduce((sum, operation) => sum + operation.ok, 0);
  const [undeclared, schema, accepted, refused, other] = findingKinds.map(
    (kind) => findings.filter((finding) => finding.kind === kind).length,
  );
  const faults =
    findings.length === 0
      ? 'no findings'
      : `${undeclared} undeclared codes, ${schema} schema violations, ${accepted} accepted invalid, ${refused} refused valid, ${other} other`;
  const whole = walks.filter(({ done, steps }) => done === steps).length;
  const walked = walks.length > 0 ? `, ${whole} of ${walks.length} walks` : '';
  const replayed = replay ? `, ${replay.same} of ${replay.sent} recorded calls` : '';
  return `${operations.length} operations, ${cases} cases, ${ok} ok${walked}${replayed}: ${faults} (suite ${suite}, seed ${seed})`;
}

const titles: Record<FindingKind, string> = {
  undeclaredCode: 'Undeclared codes',
  schemaViolation: 'Schema violations',
  acceptedInvalid: 'Accepted an invalid payload',
  refusedValid: 'Refused a valid payload',
  other: 'Other',
};

/** The number of findings printed for one operation and kind; the JSON has them all. */
const SHOWN = 5;

/** Findings by kind and operation, each with its request and how to reproduce it. */
function printFindings(findings: readonly Finding[]): string {
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
