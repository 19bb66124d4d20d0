import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

interface Titles {
  passed: string[];
  /** Passed at the second try only. */
  retried: string[];
}

/** Titles of the tests that passed in the last full run. */
export function passedTitles(): Titles {
  // One of a whole run, or one of each part; and one more for a first try.
  const vitest = globSync('build/test-results/vitest*.json').map(
    (report) => JSON.parse(readFileSync(report, 'utf8')) as VitestReport,
  );
  const playwright = JSON.parse(readFileSync('build/test-results/playwright.json', 'utf8')) as {
    suites: PlaywrightSuite[];
  };
  const inBrowser = playwright.suites.map(passedInPlaywright);
  return {
    passed: [...vitest.flatMap(passedInVitest), ...inBrowser.flatMap(({ passed }) => passed)],
    retried: inBrowser.flatMap(({ retried }) => retried),
  };
}

export function passedInVitest({ testResults }: VitestReport): string[] {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
}

export function passedInPlaywright({ title, suites = [], specs = [] }: PlaywrightSuite): Titles {
  const inner = suites.map(passedInPlaywright);
  // A skipped test has another status than these, though Playwright calls it ok.
  const titled = (isMeant: (statuses: string[]) => boolean) =>
    specs
      .filter(({ tests }) => tests.length > 0 && isMeant(tests.map(({ status }) => status)))
      .map((spec) => spec.title);
  const passed = titled((statuses) => statuses.every((status) => status === 'expected'));
  const retried = titled((statuses) => statuses.includes('flaky') && !statuses.includes('unexpected'));
  const below = (titles: string[]) => titles.map((own) => `${title} ${own}`);
  return {
    passed: below([...passed, ...inner.flatMap((suite) => suite.passed)]),
    retried: below([...retried, ...inner.flatMap((suite) => suite.retried)]),
  };
}

/** Titles of all tests there are, without running them. */
export function listedTitles(): string[] {
  const vitest = JSON.parse(readOutput('vitest', 'list', '--staticParse=false', '--json')) as { name: string }[];
  const playwright = readOutput('playwright', 'test', '--list', '--reporter=line');
  return [...vitest.map(({ name }) => name), ...playwright.split('\n')];
}

function readOutput(file: string, ...words: string[]): string {
  const output = execFileSync(file, words, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output;
}
