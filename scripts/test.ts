import { mkdirSync, rmSync } from 'node:fs';
import { checks, ruleCheck } from './checks/static-checks.ts';
import { runCheck, type Outcome } from './checks/run-check.ts';
import { slowestOf } from './checks/reports.ts';
import { parts, runSuite, suites } from './checks/suites.ts';

// Every check of the project, in the order in which a mistake is cheapest to learn of. A word chooses a part of them:
// `checks`, or a part of the suites, which further words are given to.
const [part, ...words] = process.argv.slice(2);
const stages = stagesOf(part);
const started = performance.now();
// A whole run begins without what an earlier one has left, whose journeys bought vehicles and changed settings.
if (part === undefined) {
  for (const left of ['build/test-results', 'build/e2e']) rmSync(left, { recursive: true, force: true });
}
mkdirSync('build/test-results', { recursive: true });

const outcomes: Outcome[] = [];
for (const stage of stages) outcomes.push(await tell(stage()));

const slowest = slowestOf(
  outcomes.flatMap(({ report }) => report ?? []),
  20,
);
if (slowest.length > 0) console.log(['\nThe slowest tests:', ...slowest].join('\n'));

const passed = sum(outcomes.map((outcome) => outcome.passed));
const failed = sum(outcomes.map((outcome) => outcome.failed));
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function stagesOf(name: string | undefined): (() => Promise<Outcome>)[] {
  const quick = checks.map((check) => () => runCheck(check));
  if (name === undefined) {
    return [...quick, ...suites.map((suite) => () => runSuite(suite)), () => runCheck(ruleCheck)];
  }
  if (name === 'checks') return quick;
  const suite = parts[name];
  if (!suite) {
    return stop(`There is no part '${name}': name one of ${['checks', ...Object.keys(parts)].join(', ')}, or none.`);
  }
  return [() => runSuite(suite, words)];
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

async function tell(running: Promise<Outcome>): Promise<Outcome> {
  const outcome = await running;
  const { name, seconds, note } = outcome;
  console.log(
    `${outcome.failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${note}`,
  );
  // What failed comes first, since a log of CI may be cut; what failed at its first try alone is told all the same.
  for (const failure of outcome.report?.failures ?? []) console.log(`  ✗ ${failure}`);
  if (outcome.failed > 0) console.log(outcome.output.trimEnd());
  return outcome;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
