import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatSlowest, readPlaywright, readVitest } from './reports.ts';
import { formatProjectTimes } from './time-report.ts';

const vitestReport = readVitest(
  JSON.stringify({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: join(process.cwd(), 'wire/bytes.test.ts'),
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'Bytes are told apart', duration: 1500, failureMessages: [] },
          { status: 'passed', fullName: 'Bytes are kept', duration: 10, failureMessages: ['Too late'] },
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
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'A buyer reserves',
                file: 'site/orders.spec.ts',
                ok: false,
                tests: [{ results: [{ duration: 4000, error: { message: 'No button' } }] }],
              },
            ],
          },
        ],
        specs: [
          { title: 'A buyer pays', file: 'site/pay.spec.ts', ok: true, tests: [{ results: [{ duration: 2000 }] }] },
          {
            title: 'A buyer asks',
            file: 'site/ask.spec.ts',
            ok: true,
            tests: [{ results: [{ duration: 1000, error: { message: 'Too slow' } }, { duration: 500 }] }],
          },
        ],
      },
    ],
  }),
);

describe('readVitest', () => {
  it('counts tests and names failures with file and reason, including files that could not run', () => {
    expect(vitestReport).toMatchObject({ passed: 2, failed: 1 });
    expect(vitestReport.failures).toEqual([
      'wire/broken.test.ts\n        Cannot find it',
      'wire/bytes.test.ts: Bytes are counted\n        2 is not 3\n          at line 4',
    ]);
  });
});

describe('readPlaywright', () => {
  it('counts journeys and names failures with file and reason', () => {
    expect(playwrightReport).toMatchObject({ passed: 3, failed: 1 });
    expect(playwrightReport.failures).toEqual(['e2e/site/orders.spec.ts: A buyer reserves\n        No button']);
  });

  it('counts what passed on the second try, and names it', () => {
    expect(playwrightReport.flaky).toEqual(['e2e/site/ask.spec.ts: A buyer asks\n        Too slow']);
    expect(vitestReport.flaky).toEqual(['wire/bytes.test.ts: Bytes are kept\n        Too late']);
  });
});

describe('formatSlowest', () => {
  it('lists the slowest tests first', () => {
    expect(formatSlowest([...vitestReport.tests, ...playwrightReport.tests], 2)).toEqual([
      '   4.0 s  e2e/site/orders.spec.ts: A buyer reserves',
      '   2.0 s  e2e/site/pay.spec.ts: A buyer pays',
    ]);
  });
});

describe('formatProjectTimes', () => {
  it('adds up seconds by project and phase', () => {
    const time = { file: 'a.test.ts', transform: 1000, setup: 0, imports: 500, tests: 2000 };
    const rows = formatProjectTimes([
      { ...time, project: 'units' },
      { ...time, project: 'units' },
      { ...time, project: 'site' },
    ]);
    expect(rows.map((row) => row.trim().split(/\s+/))).toEqual([
      ['project', 'files', 'transform', 'setup', 'imports', 'tests'],
      ['units', '2', '2.0', '0.0', '1.0', '4.0'],
      ['site', '1', '1.0', '0.0', '0.5', '2.0'],
      ['all', '3', '3.0', '0.0', '1.5', '6.0'],
    ]);
  });
});
