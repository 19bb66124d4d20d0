/** What a runner says of its tests. */
export interface Report {
  passed: number;
  failed: number;
  /** How many of those that passed needed a second try; told, since a fault may hide there. */
  retried: number;
  /** Each with its file and the beginning of its message. */
  failures: readonly string[];
  /** The files of what failed, for a second try. */
  failedFiles: readonly string[];
  tests: readonly TimedTest[];
}

export interface TimedTest {
  /** Its file and its title. */
  name: string;
  seconds: number;
}

export const noReport: Report = { passed: 0, failed: 0, retried: 0, failures: [], failedFiles: [], tests: [] };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    /** Why the file could not be run, where it could not. */
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
  const failed = results.filter(isFailed);
  const broken = testResults.filter(({ message }) => message !== '');
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    retried: 0,
    failures: [
      ...broken.map(({ name, message }) => failureOf(inProject(name), message)),
      ...failed.map(({ name, failureMessages }) => failureOf(name, failureMessages?.[0])),
    ],
    failedFiles: [
      ...new Set(
        testResults
          .filter(({ message, assertionResults }) => message !== '' || assertionResults.some(isFailed))
          .map(({ name }) => inProject(name)),
      ),
    ],
    tests: results.map(({ name, duration }) => ({ name, seconds: (duration ?? 0) / 1000 })),
  };
}

function isFailed({ status }: { status: string }): boolean {
  return status === 'failed';
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
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    retried: stats.flaky,
    failures: specs
      .filter(({ ok }) => !ok)
      .map(({ name, results }) => failureOf(name, results.find(({ error }) => error)?.error?.message)),
    // The runner tries again by itself.
    failedFiles: [],
    tests: specs.map(({ name, results }) => ({
      name,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  };
}

/** The tests that took longest, slowest first. */
export function slowestOf(reports: readonly Report[], count: number): string[] {
  return reports
    .flatMap(({ tests }) => tests)
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
