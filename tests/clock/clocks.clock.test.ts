import { expect, test } from 'vitest';
import { isFullRun } from '../scope.ts';
import { clocks } from './clocks.ts';

test('This run uses its configured zone and time', () => {
  const now = new Date();
  const clock = clocks.find(({ moment }) => Date.parse(moment) === now.getTime());
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(clock?.zone);
  const [year, month, day, hour, minute] = [
    now.getFullYear(),
    now.getMonth() + 1,
    now.getDate(),
    now.getHours(),
    now.getMinutes(),
  ].map((part) => String(part).padStart(2, '0'));
  expect(`${year}-${month}-${day} ${hour}:${minute}`).toBe(clock?.wall);
});

test.runIf(isFullRun)(
  'The clocks lie on both sides of UTC, at a turn of the year, on a leap day and in an hour that occurs twice',
  () => {
    const offsets = clocks.map(({ moment, wall }) => Date.parse(`${wall.replace(' ', 'T')}Z`) - Date.parse(moment));
    expect(Math.min(...offsets)).toBe(-10 * 3_600_000);
    expect(Math.max(...offsets)).toBe(14 * 3_600_000);
    const days = clocks.map(({ wall }) => wall.slice(5, 10));
    expect(days).toEqual(expect.arrayContaining(['12-31', '01-01', '02-29', '11-01']));
  },
);
