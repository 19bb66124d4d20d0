import { describe, expect, it, test } from 'vitest';
import { checkCoverage } from './coverage.ts';
import { idsIn, parseRules } from './rule-list.ts';
import { passedInPlaywright, passedInVitest } from './test-titles.ts';

const rules = parseRules('## Calls\n\n- A-001 First.\n- A-002 Second.\n- A-003 Third.\n');
const none = new Set<string>();

test('Rules are read with their topic', () => {
  expect(rules[1]).toEqual({ id: 'A-002', topic: 'Calls', text: 'Second.' });
});

test('A rule without a test, a deviation or a reason to wait is a problem', () => {
  const { problems } = checkCoverage({
    rules,
    tested: new Set(['A-001']),
    deviations: new Set(['A-002']),
    waiting: none,
  });
  expect(problems).toEqual([expect.stringContaining('A-003 has no test')]);
});

test('A waiting rule with a test is a problem', () => {
  const waiting = new Set(['A-001', 'A-002', 'A-003']);
  const { problems } = checkCoverage({ rules, tested: new Set(['A-002']), deviations: none, waiting });
  expect(problems).toEqual([expect.stringContaining('A-002 has a test')]);
});

test('An unknown rule number is a problem', () => {
  const tested = new Set(['A-001', 'A-002', 'A-003', 'A-999']);
  expect(checkCoverage({ rules, tested, deviations: none, waiting: none }).problems).toHaveLength(1);
});

test('A duplicate rule number is a problem', () => {
  const twice = parseRules('- A-001 First.\n- A-002 Second.\n- A-001 Another first.\n');
  const tested = new Set(['A-001', 'A-002']);
  const { problems } = checkCoverage({ rules: twice, tested, deviations: none, waiting: none });
  expect(problems).toEqual([expect.stringContaining('A-001 is listed twice')]);
});

describe('passed titles', () => {
  it('leave out tests that failed or were skipped', () => {
    const assertionResults = [
      { fullName: 'A-001 kept', status: 'passed' },
      { fullName: 'A-002 broken', status: 'failed' },
    ];
    expect(passedInVitest({ testResults: [{ assertionResults }] })).toEqual(['A-001 kept']);
    const inner = {
      title: 'login',
      specs: [
        { title: 'A-003 kept', tests: [{ status: 'expected' }] },
        { title: 'A-002 broken', tests: [{ status: 'unexpected' }] },
        { title: 'A-004 left out', tests: [{ status: 'skipped' }] },
      ],
    };
    expect(passedInPlaywright({ title: 'journeys', suites: [inner] })).toEqual(['journeys login A-003 kept']);
  });
});

describe('idsIn', () => {
  it('reads single numbers and ranges', () => {
    expect(idsIn('A-009 to A-011 and B-002')).toEqual(['A-009', 'A-010', 'A-011', 'B-002']);
  });
});
