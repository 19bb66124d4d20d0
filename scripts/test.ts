import { mkdirSync, rmSync } from 'node:fs';
import { checks, ruleCheck } from './checks/static-checks.ts';
import { runCheck, type Outcome } from './checks/run-check.ts';
import { runSuite, suites } from './checks/suites.ts';

// Every check of the project, in the order in which a mistake is cheapest to learn of.
const started = performance.now();
rmSync('build/test-results', { recursive: true, force: true });
mkdirSync('build/test-results', { recursive: true });

const outcomes: Outcome[] = [];
for (const check of checks) outcomes.push(await tell(runCheck(check)));
for (const suite of suites) outcomes.push(await tell(runSuite(suite)));
outcomes.push(await tell(runCheck(ruleCheck)));

const passed = sum(outcomes.map((outcome) => outcome.passed));
const failed = sum(outcomes.map((outcome) => outcome.failed));
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function tell(running: Promise<Outcome>): Promise<Outcome> {
  const outcome = await running;
  const { name, seconds, note } = outcome;
  console.log(
    `${outcome.failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${note}`,
  );
  if (outcome.failed > 0) console.log(outcome.output.trimEnd());
  return outcome;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
