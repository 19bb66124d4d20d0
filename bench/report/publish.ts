import { writeFile } from 'node:fs/promises';
import type { Options } from '../options.ts';
import { judge, type Line } from './line.ts';
import { printMachine, type Machine } from './machine.ts';
import { printTable } from './print-table.ts';

/** Says which section is under way: some take minutes. */
export async function tell<Measured>(name: string, measuring: Promise<Measured>): Promise<Measured> {
  console.error(`measuring ${name} ...`);
  return measuring;
}

/** Prints the table, and writes the figures where that was asked for. */
export async function publish(lines: readonly Line[], machine: Machine, { quick, json }: Options): Promise<void> {
  console.log(`${printMachine(machine)}\n\n${printTable(lines)}`);
  if (json === undefined) return;
  const judged = lines.map((line) => ({ ...line, verdict: judge(line) }));
  const report = { date: new Date().toISOString(), quick, machine, lines: judged };
  await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
}
