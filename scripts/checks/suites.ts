import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run, type Check, type Outcome } from './run-check.ts';

interface Suite extends Check {
  /** Where the runner leaves its counts. */
  report: string;
  count(report: string): Counts;
}

interface Counts {
  passed: number;
  failed: number;
  /** How many of those that passed needed a second try; told, since a fault may hide there. */
  retried?: number;
}

const inBrowser: Suite = {
  name: 'playwright',
  note: 'in the browser',
  command: ['playwright', 'test'],
  report: 'build/test-results/playwright.json',
  count: countPlaywright,
};

/** What a whole run is made of. Vitest runs once, so that no core waits for another project. */
export const suites: readonly Suite[] = [
  onProjects('vitest', 'units, contract, wire, mock, conformance', []),
  inBrowser,
];

/** The same in parts, to run alone or side by side. */
export const parts: Readonly<Record<string, Suite>> = {
  unit: onProjects('vitest-unit', 'without a database of its own, and under each clock', ['units', 'clock*']),
  pglite: onProjects('vitest-pglite', 'on the embedded engine', ['pglite']),
  postgres: onProjects('vitest-postgres', 'on a PostgreSQL server', ['postgres']),
  e2e: inBrowser,
};

function onProjects(name: string, note: string, projects: readonly string[]): Suite {
  const report = `build/test-results/${name}.json`;
  return {
    name,
    note,
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    report,
    count: countVitest,
  };
}

/** Runs a suite and reads its counts; a suite that ran nothing, or left no report, has failed. */
export async function runSuite(suite: Suite, words: readonly string[] = []): Promise<Outcome> {
  rmSync(suite.report, { force: true });
  const { code, output, seconds } = await run([...suite.command, ...words]);
  const counts: Counts = existsSync(suite.report)
    ? suite.count(readFileSync(suite.report, 'utf8'))
    : { passed: 0, failed: 0 };
  const isBroken = code !== 0 || counts.passed === 0;
  const failed = isBroken ? Math.max(counts.failed, 1) : counts.failed;
  const again = counts.retried ? `, ${counts.retried} of them at the second try` : '';
  const note = `${counts.passed} passed${again}, ${failed} failed: ${suite.note}`;
  return { name: suite.name, note, passed: counts.passed, failed, seconds, output };
}

export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests } = JSON.parse(report) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

export function countPlaywright(report: string): Counts {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, retried: stats.flaky };
}
