import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean }[];
}

/** Titles of the tests that passed in the last full run. */
export function passedTitles(): string[] {
  const vitest = JSON.parse(readFileSync('build/test-results/vitest.json', 'utf8')) as VitestReport;
  const playwright = JSON.parse(readFileSync('build/test-results/playwright.json', 'utf8')) as {
    suites: PlaywrightSuite[];
  };
  return [...passedInVitest(vitest), ...playwright.suites.flatMap((suite) => passedInPlaywright(suite))];
}

export function passedInVitest({ testResults }: VitestReport): string[] {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
}

export function passedInPlaywright({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => ok).map((spec) => spec.title);
  return [...own, ...suites.flatMap(passedInPlaywright)].map((inner) => `${title} ${inner}`);
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
