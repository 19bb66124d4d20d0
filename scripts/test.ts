import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { changedFiles, committedTree, selectChanged } from './checks/changed-files.ts';
import { formatSlowest } from './checks/reports.ts';
import { processorSeconds, runCheck, runSideBySide, type Outcome } from './checks/run-check.ts';
import { checks, ruleCheck, typeCheck } from './checks/static-checks.ts';
import { playwright, runSuite, vitest } from './checks/suites.ts';
import { formatProjectTimes, formatSlowestFiles, secondsByFile, type FileTime } from './checks/time-report.ts';
import { type FileSeconds, withinBudget } from './checks/within-budget.ts';

// The first argument chooses what runs: nothing for the usual run, `full`, `changed`, `checks` or `e2e`.
const [first = '', ...rest] = process.argv.slice(2);
const words = first.startsWith('-') ? [first, ...rest] : rest;
const part = first.startsWith('-') ? '' : first;
const started = performance.now();
const outcomes: Outcome[] = [];
const greenFile = 'build/last-green.json';
/** Kept between runs, so that a run for a change knows what fits into its time. */
const secondsFile = 'build/test-seconds.json';
/** Of `npm run test:changed` for each core. What is left of 60 goes to starting. */
const secondsForChanged = 35;

mkdirSync('build/test-results', { recursive: true });
switch (part) {
  case '':
  case 'full':
    await runAll();
    break;
  case 'changed':
    await runChanged();
    break;
  case 'checks':
    outcomes.push(...(await runSideBySide(checks, print)));
    break;
  case 'e2e':
    await runTests(playwright, words);
    break;
  default:
    console.error(`There is no part '${part}': name full, changed, checks or e2e, or none.`);
    process.exit(1);
}
printResult();

async function runAll(): Promise<void> {
  const isFull = part === 'full';
  if (isFull) process.env['TEST_SCOPE'] = 'full';
  const tree = committedTree();
  if (!isFull && !words.includes('--force')) endIfGreen(tree);
  // Journeys of an earlier run bought vehicles and changed settings.
  for (const left of ['build/test-results', 'build/e2e']) rmSync(left, { recursive: true, force: true });
  mkdirSync('build/test-results', { recursive: true });
  outcomes.push(...(await runSideBySide(isFull ? [typeCheck, ...checks] : checks, print)));
  await runTests(vitest);
  await runTests(playwright);
  const rules = print(await runCheck(ruleCheck));
  if (rules.failed === 0) console.log(rules.output.trim());
  outcomes.push(rules);
  if (tree !== undefined && sum('failed') === 0) {
    writeFileSync(greenFile, JSON.stringify({ tree, at: new Date().toISOString(), result: result() }));
  }
}

/** An unchanged, committed tree that passed is not tested again. */
function endIfGreen(tree: string | undefined): void {
  const green = readGreen();
  if (tree === undefined || green?.tree !== tree) return;
  console.log(`This commit passed at ${green.at}. Nothing has changed since; \`npm test -- --force\` runs it again.`);
  console.log(green.result);
  process.exit(0);
}

function readGreen(): { tree: string; at: string; result: string } | undefined {
  try {
    return JSON.parse(readFileSync(greenFile, 'utf8')) as { tree: string; at: string; result: string };
  } catch {
    return undefined;
  }
}

async function runChanged(): Promise<void> {
  const changed = changedFiles(words[0]);
  const { everything, files, steps } = selectChanged(changed);
  const journeys = files.filter((file) => file.startsWith('e2e/'));
  const selected = files.filter((file) => !journeys.includes(file));
  const budget = everything === undefined ? secondsForChanged * availableParallelism() : Infinity;
  const { files: tests, leftOut } = withinBudget({ files: selected, steps }, readSeconds(), budget);
  console.log(
    everything === undefined
      ? `${changed.length} changed files, ${tests.length} test files, ${journeys.length} files of journeys.`
      : `Everything runs, since ${everything}.`,
  );
  if (leftOut.length > 0) {
    console.log(`Left to \`npm test\`, as farther from the change than a minute allows: ${leftOut.length} test files.`);
    for (const file of leftOut) console.log(`  - ${file}`);
  }
  if (tests.length > 0) await runTests(vitest, everything === undefined ? tests : []);
  if (journeys.length > 0) await runTests(playwright, everything === undefined ? journeys : []);
  else console.log('Journeys are selected by changes in e2e/ alone: `npm run test:e2e` runs them.');
}

async function runTests(...suite: Parameters<typeof runSuite>): Promise<void> {
  outcomes.push(print(await runSuite(...suite)));
  const times = readTimes();
  if (times.length > 0) writeFileSync(secondsFile, JSON.stringify({ ...readSeconds(), ...secondsByFile(times) }));
}

function readSeconds(): FileSeconds {
  try {
    return JSON.parse(readFileSync(secondsFile, 'utf8')) as FileSeconds;
  } catch {
    return {};
  }
}

function print(outcome: Outcome): Outcome {
  const { name, seconds, note, failed, report, output } = outcome;
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(15)} ${seconds.toFixed(1).padStart(6)} s  ${note}`);
  // Failures come first, because CI logs may be truncated.
  for (const failure of report?.failures ?? []) console.log(`  ✗ ${failure}`);
  for (const flaky of report?.flaky ?? []) console.log(`  ↻ only on the second try: ${flaky}`);
  if (failed > 0) console.log(output.trimEnd());
  return outcome;
}

function printResult(): void {
  const times = readTimes();
  if (times.length > 0) {
    console.log(['\nWhere Vitest spent its seconds:', ...formatProjectTimes(times)].join('\n'));
    console.log(['\nThe slowest test files:', ...formatSlowestFiles(times, 20)].join('\n'));
  }
  const journeys = outcomes.find(({ name }) => name === playwright.name)?.report?.tests ?? [];
  if (journeys.length > 0) console.log(['\nThe slowest journeys:', ...formatSlowest(journeys, 20)].join('\n'));
  const processor = processorSeconds();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${seconds} s${processor === undefined ? '' : `, ${processor.toFixed(0)} s of processor time`}`);
  console.log(result());
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

function readTimes(): FileTime[] {
  if (!outcomes.some(({ name }) => name === vitest.name)) return [];
  return JSON.parse(readFileSync('build/test-results/vitest-times.json', 'utf8')) as FileTime[];
}

function result(): string {
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

function sum(kind: 'passed' | 'failed'): number {
  return outcomes.reduce((total, outcome) => total + outcome[kind], 0);
}
