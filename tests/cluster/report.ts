import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { faultNames } from './faults.ts';
import type { Round } from './rounds.ts';
import { isClearSentence, callKinds } from './retried-calls.ts';

const file = 'build/cluster/rounds.jsonl';

/** The most that each figure may be in any round. */
const budgets = { lost: 0, soldTwice: 0, ownWritesMissed: 0, unanswered: 0, write: 15, read: 2, page: 2 } as const;

export function keepRound(round: Round): void {
  mkdirSync('build/cluster', { recursive: true });
  appendFileSync(file, `${JSON.stringify(round)}\n`);
}

/** A new cluster begins a new report. */
export function forgetRounds(): void {
  rmSync(file, { force: true });
}

export function readRounds(): Round[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Round);
}

/** What is over its budget, one line each. */
export function findExcesses(rounds: readonly Round[]): string[] {
  return rounds.flatMap((round, place) => {
    const values = { ...round.longest, ...round };
    const over = Object.entries(budgets).filter(([name, most]) => values[name as keyof typeof budgets] > most);
    const unclear = round.texts.filter((text) => !isClearSentence(text));
    // Two buyers want each vehicle, so one of them is refused. Anything else is our failure, such as a lost login.
    const undue = Object.entries(round.refusals).filter(([why]) => why !== 'submitOrder vehicleStatusChanged');
    return [
      ...over.map(([name, most]) => `${name} ${values[name as keyof typeof budgets]}, allowed ${most}`),
      ...undue.map(([why, times]) => `refused ${times} times: ${why}`),
      ...unclear.map((text) => `a text is no clear sentence: ${text}`),
    ].map((excess) => `round ${place + 1}, ${round.fault}: ${excess}`);
  });
}

/** A table of all rounds by fault: worst and median waits in seconds, and counts. */
export function describeRounds(rounds: readonly Round[]): string {
  const head = [
    'fault',
    'rounds',
    'confirmed',
    'lost',
    'sold twice',
    ...callKinds.map((kind) => `${kind} worst/median`),
  ];
  const table = faultNames.flatMap((fault) => {
    const own = rounds.filter((round) => round.fault === fault);
    if (own.length === 0) return [];
    const sum = (name: 'confirmed' | 'lost' | 'soldTwice') => String(own.reduce((all, round) => all + round[name], 0));
    const waits = callKinds.map((kind) => describeWaits(own.map(({ longest }) => longest[kind])));
    return [[fault, String(own.length), sum('confirmed'), sum('lost'), sum('soldTwice'), ...waits]];
  });
  const texts = [...new Set(rounds.flatMap((round) => round.texts))];
  return [
    ...[head, head.map(() => '---'), ...table].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    'What buyers read while something failed:',
    ...texts.map((text) => `- ${text}`),
    '',
    ...findExcesses(rounds).map((excess) => `Over budget: ${excess}`),
  ].join('\n');
}

function describeWaits(waits: readonly number[]): string {
  const sorted = waits.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${(sorted.at(-1) ?? 0).toFixed(1)} / ${median.toFixed(1)}`;
}
