import { existsSync, readFileSync, rmSync } from 'node:fs';
import { noReport, readPlaywright, readVitest, type Report } from './reports.ts';
import { run, type Check, type Outcome } from './run-check.ts';

interface Suite extends Check {
  /** Where the runner leaves its report. */
  report: string;
  read(report: string): Report;
}

const inBrowser: Suite = {
  name: 'playwright',
  note: 'in the browser',
  command: ['playwright', 'test'],
  report: 'build/test-results/playwright.json',
  read: readPlaywright,
};

/** What a whole run is made of. Vitest runs once, so that no core waits for another project. */
export const suites: readonly Suite[] = [
  onProjects('vitest', 'units, contract, wire, mock, conformance', []),
  inBrowser,
];

/** The same in parts, to run alone or side by side. */
export const parts: Readonly<Record<string, Suite>> = {
  unit: onProjects('vitest-unit', 'without a database of its own, and under each clock', ['site', 'units', 'clock*']),
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
    read: readVitest,
  };
}

/** Runs a suite and reads its report; a suite that ran nothing, or left no report, has failed. */
export async function runSuite(suite: Suite, words: readonly string[] = []): Promise<Outcome> {
  rmSync(suite.report, { force: true });
  const { code, output, seconds } = await run([...suite.command, ...words]);
  const report = existsSync(suite.report) ? suite.read(readFileSync(suite.report, 'utf8')) : noReport;
  const isBroken = code !== 0 || report.passed === 0;
  const failed = isBroken ? Math.max(report.failed, 1) : report.failed;
  const again = report.retried > 0 ? `, ${report.retried} of them at the second try` : '';
  const note = `${report.passed} passed${again}, ${failed} failed: ${suite.note}`;
  return { name: suite.name, note, passed: report.passed, failed, seconds, output, report };
}
