import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findOtherBrowsers } from '../browser.mjs';
import { noReport, readPlaywright, readVitest, type Report } from './reports.ts';
import { run, type Check, type Outcome } from './run-check.ts';

type SuiteOutcome = Outcome & { report: Report };

export interface Suite extends Check {
  /** Where the runner writes its report. */
  report: string;
  read(report: string): Report;
}

const { firefox, webkit } = findOtherBrowsers();
const otherBrowsers = [...(firefox ? ['Firefox'] : []), ...(webkit ? ['WebKit'] : [])];
const vitestReport = 'build/test-results/vitest.json';

export const vitest: Suite = {
  name: 'vitest',
  note: 'units, site, server, contract, wire, mock',
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/checks/time-reporter.ts',
    `--outputFile.json=${vitestReport}`,
  ],
  report: vitestReport,
  read: readVitest,
};

export const playwright: Suite = {
  name: 'playwright',
  note: `in Chromium; ${otherBrowsers.length > 0 ? `also in ${otherBrowsers.join(' and ')}` : 'Firefox and WebKit are not installed'}`,
  command: ['playwright', 'test'],
  report: 'build/test-results/playwright.json',
  read: readPlaywright,
};

/** Runs a suite and reads its report. A suite that ran nothing or wrote no report counts as failed. */
export async function runSuite(suite: Suite, words: readonly string[] = []): Promise<SuiteOutcome> {
  rmSync(suite.report, { force: true });
  const { code, output, seconds } = await run([...suite.command, ...words]);
  const report = existsSync(suite.report) ? suite.read(readFileSync(suite.report, 'utf8')) : noReport;
  const { passed } = report;
  const failed = code !== 0 || passed === 0 ? Math.max(report.failed, 1) : report.failed;
  const note = `${passed} passed, ${failed} failed: ${suite.note}`;
  return { name: suite.name, note, passed, failed, seconds, output, report };
}
