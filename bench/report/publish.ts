import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import type { Options } from '../options.ts';
import { type Budget, judge, type Line } from './line.ts';

/** Reports the current section, because some take minutes. */
export async function reportSection<Measured>(name: string, measuring: Promise<Measured>): Promise<Measured> {
  console.error(`measuring ${name} ...`);
  return measuring;
}

/** Prints the table, and writes the figures if requested. */
export async function publish(lines: readonly Line[], machine: Machine, { tiny, json }: Options): Promise<void> {
  console.log(`${printMachine(machine)}\n\n${printTable(lines)}`);
  if (json === undefined) return;
  const judged = lines.map((line) => ({ ...line, verdict: judge(line) }));
  const report = { date: new Date().toISOString(), tiny, machine, lines: judged };
  await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
}

export interface Machine {
  cores: number;
  node: string;
  /** Other software involved, such as a browser, with its version. */
  others: string[];
  /** The load average of the minute before: other work distorts the figures. */
  loadBefore: number;
}

export function describeMachine(): Machine {
  return { cores: availableParallelism(), node: process.version, others: [], loadBefore: loadavg()[0] ?? 0 };
}

function printMachine({ cores, node, others, loadBefore }: Machine): string {
  return `${cores} cores, ${[`Node ${node}`, ...others].join(', ')}; load before the run ${loadBefore.toFixed(1)}`;
}

const heads = ['', 'measured', 'against', 'ratio', 'spread', 'budget', 'verdict'];

/** All lines in columns, grouped by section. */
function printTable(lines: readonly Line[]): string {
  const rows = lines.map(cellsOf);
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const print = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 || column > 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const printed = [print(heads)];
  let section = '';
  for (const [index, line] of lines.entries()) {
    if (line.section !== section) printed.push('', line.section);
    section = line.section;
    printed.push(print(rows[index] ?? []));
    if (line.note) printed.push(`    ${line.note}`);
  }
  return printed.join('\n');
}

function cellsOf(line: Line): string[] {
  const { what, measured, unit, against, ratio, spread, budget } = line;
  return [
    `  ${what}`,
    `${printNumber(measured)} ${unit}`.trim(),
    against ? `${against.name} ${printNumber(against.measured)}` : '',
    ratio === undefined ? '' : `${printNumber(ratio)} x`,
    spread === undefined ? '' : `${Math.round(spread * 100)} %`,
    budget ? printBudget(budget, unit) : '',
    judge(line),
  ];
}

function printBudget({ of, at, limit, goal }: Budget, unit: string): string {
  const mark = of === 'ratio' ? 'x' : unit;
  const text = `${at === 'least' ? '>=' : '<='} ${limit} ${mark}`.trim();
  return goal === undefined ? text : `${text}, goal ${goal}`;
}

/** Three significant digits. */
function printNumber(value: number): string {
  if (value === 0) return '0';
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
