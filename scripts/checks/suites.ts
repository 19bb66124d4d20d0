import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { findOtherBrowsers } from '../browser.mjs';
import { noReport, readPlaywright, readVitest, type Report } from './reports.ts';
import { run, type Check, type Outcome } from './run-check.ts';

type SuiteOutcome = Outcome & { report: Report };

interface Suite extends Check {
  /** Where the runner leaves its report. */
  report: string;
  read(report: string): Report;
}

const { firefox, webkit } = findOtherBrowsers();
const otherBrowsers = [...(firefox ? ['Firefox'] : []), ...(webkit ? ['WebKit'] : [])];

const inBrowser: Suite = {
  name: 'playwright',
  // What is not here is said; `npm run test:browsers` installs it.
  note: `in Chromium; ${otherBrowsers.length > 0 ? `also in ${otherBrowsers.join(' and ')}` : 'Firefox and WebKit are not here'}`,
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

/** More than this is no accident of a busy machine. */
const TRIED_AGAIN = 5;

/**
 * Runs a suite and reads its report; a suite that ran nothing, or left no report, has failed. Where a few files fail,
 * they are tried once more by themselves, as the browser's journeys are: what fails twice has failed, and what passes
 * then is counted and told with its first reason.
 */
export async function runSuite(suite: Suite, words: readonly string[] = []): Promise<SuiteOutcome> {
  rmSync(firstReportOf(suite), { force: true });
  const first = await attempt(suite, words);
  const { failedFiles } = first.report;
  const isOnce = words.length > 0 || process.env['SECOND_TRY'] === 'off';
  if (isOnce || failedFiles.length === 0 || failedFiles.length > TRIED_AGAIN) return first;
  renameSync(suite.report, firstReportOf(suite));
  const second = await attempt(suite, failedFiles);
  return joinTries(suite, first, second);
}

/** What a suite came to whose failed files were tried again. */
export function joinTries(suite: Check, first: SuiteOutcome, second: SuiteOutcome): SuiteOutcome {
  const seconds = first.seconds + second.seconds;
  const output = first.output + second.output;
  if (second.failed > 0) return { ...first, seconds, output };
  const passed = first.passed + first.failed;
  const report = { ...first.report, passed, failed: 0, retried: first.failed };
  return summarise(suite, report, 0, seconds, output);
}

/** Beside the report of the second try, so that both are read for what passed. */
function firstReportOf({ report }: Suite): string {
  return report.replace(/\.json$/, '-first.json');
}

async function attempt(suite: Suite, words: readonly string[]): Promise<SuiteOutcome> {
  rmSync(suite.report, { force: true });
  const { code, output, seconds } = await run([...suite.command, ...words]);
  const report = existsSync(suite.report) ? suite.read(readFileSync(suite.report, 'utf8')) : noReport;
  const isBroken = code !== 0 || report.passed === 0;
  return summarise(suite, report, isBroken ? Math.max(report.failed, 1) : report.failed, seconds, output);
}

function summarise(
  { name, note }: Check,
  report: Report,
  failed: number,
  seconds: number,
  output: string,
): SuiteOutcome {
  const { passed, retried } = report;
  const again = retried > 0 ? `, ${retried} of them at the second try` : '';
  return { name, note: `${passed} passed${again}, ${failed} failed: ${note}`, passed, failed, seconds, output, report };
}
