import { expect, test } from 'vitest';
import { judgeCoverage } from './coverage.ts';
import { idsIn, parseRules } from './rule-list.ts';
import { passedInPlaywright, passedInVitest } from './test-titles.ts';

const rules = parseRules('## Calls\n\n- A-001 First.\n- A-002 Second.\n- A-003 Third.\n');
const none = new Set<string>();

test('rules are read with their topic', () => {
  expect(rules[1]).toEqual({ id: 'A-002', topic: 'Calls', text: 'Second.' });
});

test('a rule without test, deviation or reason to wait is a problem', () => {
  const { problems } = judgeCoverage({
    rules,
    tested: new Set(['A-001']),
    deviations: new Set(['A-002']),
    waiting: none,
  });
  expect(problems).toEqual([expect.stringContaining('A-003 has no test')]);
});

test('a rule that waits although it has a test is a problem', () => {
  const waiting = new Set(['A-001', 'A-002', 'A-003']);
  const { problems } = judgeCoverage({ rules, tested: new Set(['A-002']), deviations: none, waiting });
  expect(problems).toEqual([expect.stringContaining('A-002 has a test')]);
});

test('a number that is no rule is a problem', () => {
  const tested = new Set(['A-001', 'A-002', 'A-003', 'A-999']);
  expect(judgeCoverage({ rules, tested, deviations: none, waiting: none }).problems).toHaveLength(1);
});

test('a span of numbers names all in between', () => {
  expect(idsIn('A-009 to A-011 and B-002')).toEqual(['A-009', 'A-010', 'A-011', 'B-002']);
});

test('only passed tests count, in both runners', () => {
  const assertionResults = [
    { fullName: 'A-001 kept', status: 'passed' },
    { fullName: 'A-002 broken', status: 'failed' },
  ];
  expect(passedInVitest({ testResults: [{ assertionResults }] })).toEqual(['A-001 kept']);
  const inner = {
    title: 'login',
    specs: [
      { title: 'A-003 kept', ok: true },
      { title: 'A-002 broken', ok: false },
    ],
  };
  expect(passedInPlaywright({ title: 'journeys', suites: [inner] })).toEqual(['journeys login A-003 kept']);
});
