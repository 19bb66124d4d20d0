import { expect, test } from 'vitest';
import { planProofs } from './proof-plan.ts';

const file = (name: string, size = 1) => ({ name, size });

test('B-223 a file of the same name and size is skipped, one of another size is not', () => {
  const present = [file('a.jpg')];
  expect(planProofs(present, [file('a.jpg'), file('a.jpg', 2), file('b.jpg'), file('b.jpg')])).toEqual({
    fresh: [file('a.jpg', 2), file('b.jpg')],
    skipped: [file('a.jpg'), file('b.jpg')],
  });
});

test('B-220 four fit', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => file(name));
  expect(planProofs([], four).fresh).toHaveLength(4);
});

test.each([
  [0, 5, 4],
  [3, 2, 1],
  [4, 1, 0],
])('B-220 B-221 with %i there, %i more are too many: %i are left', (there, more, roomLeft) => {
  const present = Array.from({ length: there }, (_, place) => file(`old-${place}`));
  const chosen = Array.from({ length: more }, (_, place) => file(`new-${place}`));
  expect(planProofs(present, chosen)).toEqual({ fresh: [], skipped: [], roomLeft });
});
