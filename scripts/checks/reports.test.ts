import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest, slowestOf } from './reports.ts';

const vitestReport = readVitest(
  JSON.stringify({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: join(process.cwd(), 'wire/bytes.test.ts'),
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'Bytes are told apart', duration: 1500, failureMessages: [] },
          {
            status: 'failed',
            fullName: 'Bytes are counted',
            duration: null,
            failureMessages: ['2 is not 3\n  at line 4'],
          },
        ],
      },
      { name: join(process.cwd(), 'wire/broken.test.ts'), message: 'Cannot find it', assertionResults: [] },
    ],
  }),
);

const playwrightReport = readPlaywright(
  JSON.stringify({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'A buyer reserves',
                file: 'site/orders.spec.ts',
                ok: false,
                tests: [{ results: [{ duration: 4000, error: { message: 'No button' } }, { duration: 3000 }] }],
              },
            ],
          },
        ],
        specs: [
          { title: 'A buyer pays', file: 'site/pay.spec.ts', ok: true, tests: [{ results: [{ duration: 2000 }] }] },
        ],
      },
    ],
  }),
);

test("Vitest's report tells what failed, with its file and its reason, and files that could not be run", () => {
  expect(vitestReport).toMatchObject({ passed: 1, failed: 1, retried: 0 });
  expect(vitestReport.failures).toEqual([
    'wire/broken.test.ts\n        Cannot find it',
    'wire/bytes.test.ts: Bytes are counted\n        2 is not 3\n          at line 4',
  ]);
  expect(vitestReport.failedFiles).toEqual(['wire/bytes.test.ts', 'wire/broken.test.ts']);
});

test("Playwright's report counts what passed at the second try, and tells the first reason of what failed", () => {
  expect(playwrightReport).toMatchObject({ passed: 4, failed: 1, retried: 1 });
  expect(playwrightReport.failures).toEqual(['e2e/site/orders.spec.ts: A buyer reserves\n        No button']);
});

test('The slowest tests are told over all reports, with all tries of each', () => {
  expect(slowestOf([vitestReport, playwrightReport], 2)).toEqual([
    '   7.0 s  e2e/site/orders.spec.ts: A buyer reserves',
    '   2.0 s  e2e/site/pay.spec.ts: A buyer pays',
  ]);
});
