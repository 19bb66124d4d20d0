import { expect, it } from 'vitest';
import { withinBudget } from './within-budget.ts';

const steps = new Map([
  ['far.test.ts', 4],
  ['long.test.ts', 2],
  ['near.test.ts', 1],
  ['short.test.ts', 2],
  ['changed.test.ts', 0],
]);
const selection = { files: [...steps.keys()], steps };

it('chooses the nearest tests, and of equally near ones the fastest, until the budget is spent', () => {
  const known = { 'far.test.ts': 5, 'long.test.ts': 6, 'near.test.ts': 1, 'short.test.ts': 2, 'changed.test.ts': 1 };
  expect(withinBudget(selection, known, 9)).toEqual({
    files: ['changed.test.ts', 'near.test.ts', 'short.test.ts', 'far.test.ts'],
    leftOut: ['long.test.ts'],
  });
});

it('runs the tests that import a changed file however long they take', () => {
  const known = { 'near.test.ts': 100, 'changed.test.ts': 100, 'short.test.ts': 1 };
  expect(withinBudget(selection, known, 10).files).toEqual(['changed.test.ts', 'near.test.ts']);
});

it('estimates files that have never run, those with a database or a page higher', () => {
  const never = {
    files: ['a.test.ts', 'b.db.test.ts', 'c.test.tsx'],
    steps: new Map([
      ['a.test.ts', 2],
      ['b.db.test.ts', 2],
      ['c.test.tsx', 2],
    ]),
  };
  expect(withinBudget(never, {}, 0.5).leftOut).toEqual(['b.db.test.ts', 'c.test.tsx']);
});
