import { expect, test } from 'vitest';
import { directionOf, slideOf } from './page-direction.ts';

test.each([
  [{ wanted: undefined, from: 2, to: 3 }, 'forward'],
  [{ wanted: undefined, from: 3, to: 2 }, 'back'],
  [{ wanted: undefined, from: 2, to: 2 }, 'forward'],
  [{ wanted: undefined, from: undefined, to: 2 }, 'forward'],
  [{ wanted: 'back', from: 2, to: 3 }, 'back'],
  [{ wanted: 'forward', from: 3, to: 2 }, 'forward'],
] as const)('A-038 animates as the navigation says, or else as the history: %j is %s', (step, way) => {
  expect(directionOf(step)).toBe(way);
});

test.each([
  ['/car/detail', '/', 'left'],
  ['/car/order/reserve', '/car/detail', 'left'],
  ['/', '/car/detail', 'right'],
  ['/car/detail', '/car/order/reserve', 'right'],
  ['/', '/', 'right'],
] as const)('A-037 slides from %s to %s to the %s', (path, before, way) => {
  expect(slideOf(path, before)).toBe(way);
});
