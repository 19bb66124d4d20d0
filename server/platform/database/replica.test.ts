import { expect, test } from 'vitest';
import { createJudge } from './replica.ts';

test('A replica is fresh once it has reached where the primary was a second ago', () => {
  const judge = createJudge();
  expect(judge(0, 100, 100), 'nothing is known yet').toBeUndefined();
  expect(judge(1000, 200, 100)).toBe(true);
  expect(judge(2000, 300, 150), 'behind the position of a second ago').toBe(false);
  expect(judge(3000, 400, 300)).toBe(true);
  expect(judge(3500, 400, undefined), 'no answer').toBe(false);
});

test('A replica stays fresh while the primary is down, and behind its successor', () => {
  const judge = createJudge();
  judge(0, 100, 100);
  expect(judge(1000, 100, 100)).toBe(true);
  expect(judge(60_000, undefined, 100)).toBe(true);
  expect(judge(61_000, 90, 80), 'the new primary lost the end of the old log').toBe(true);
  expect(judge(62_000, 95, 85)).toBe(false);
  expect(judge(63_000, 95, 95)).toBe(true);
});
