import { globSync, readFileSync } from 'node:fs';

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** Returns the titles of the tests that passed in the last run. */
export function passedTitles(): string[] {
  const vitest = JSON.parse(readFileSync('build/test-results/vitest.json', 'utf8')) as VitestReport;
  const playwright = JSON.parse(readFileSync('build/test-results/playwright.json', 'utf8')) as {
    suites: PlaywrightSuite[];
  };
  return [...passedInVitest(vitest), ...playwright.suites.flatMap(passedInPlaywright)];
}

export function passedInVitest({ testResults }: VitestReport): string[] {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
}

/** Playwright reports skipped tests as ok, but their status is not `expected`. */
export function passedInPlaywright({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const passed = specs.filter(({ tests }) => tests.length > 0 && tests.every(({ status }) => status === 'expected'));
  return [...passed.map((spec) => spec.title), ...suites.flatMap(passedInPlaywright)].map((own) => `${title} ${own}`);
}

/** Returns the text of all test files without comments. A rule named in it has a test in some run. */
export function writtenTests(): string[] {
  const files = globSync(
    '{bench,contract,demo,e2e,mock-server,screens,scripts,server,src,tests,wire}/**/*.{test,spec}.{ts,tsx}',
  );
  // The tests of this check name rules as examples.
  return files
    .filter((file) => !/^scripts.rules/.test(file))
    .map((file) => readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, ''));
}
