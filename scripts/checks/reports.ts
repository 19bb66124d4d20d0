/** The result of a test runner. */
export interface Report {
  passed: number;
  failed: number;
  /** Failed tests, each with its file and the start of its message. */
  failures: readonly string[];
  /** Tests that passed on the second try, in the same form. */
  flaky: readonly string[];
  tests: readonly TimedTest[];
}

export interface TimedTest {
  /** File and title. */
  name: string;
  seconds: number;
}

export const noReport: Report = { passed: 0, failed: 0, failures: [], flaky: [], tests: [] };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    /** The reason, if the file could not be run. */
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages: string[] | null;
    }[];
  }[];
}

export function readVitest(report: string): Report {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const results = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, name: `${inProject(name)}: ${result.fullName}` })),
  );
  const broken = testResults.filter(({ message }) => message !== '');
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: [
      ...broken.map(({ name, message }) => failureOf(inProject(name), message)),
      ...results
        .filter(({ status }) => status === 'failed')
        .map(({ name, failureMessages }) => failureOf(name, failureMessages?.[0])),
    ],
    flaky: results
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages && failureMessages.length > 0)
      .map(({ name, failureMessages }) => failureOf(name, failureMessages?.[0])),
    tests: results.map(({ name, duration }) => ({ name, seconds: (duration ?? 0) / 1000 })),
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

export function readPlaywright(report: string): Report {
  const { stats, ...root } = JSON.parse(report) as PlaywrightReport;
  const specs = specsOf(root).map(({ title, file, ok, tests }) => ({
    name: `e2e/${file}: ${title}`,
    ok,
    results: tests.flatMap(({ results }) => results),
  }));
  const faultOf = ({ name, results }: (typeof specs)[number]) =>
    failureOf(name, results.find(({ error }) => error)?.error?.message);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: specs.filter(({ ok }) => !ok).map(faultOf),
    flaky: specs.filter(({ ok, results }) => ok && results.some(({ error }) => error)).map(faultOf),
    tests: specs.map(({ name, results }) => ({
      name,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  };
}

/** Formats the slowest tests, slowest first. */
export function formatSlowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

function inProject(file: string): string {
  return file.replace(`${process.cwd()}/`, '');
}

function failureOf(name: string, message = ''): string {
  return [name, ...message.split('\n').slice(0, 12)].join('\n        ');
}
