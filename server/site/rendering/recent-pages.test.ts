import { expect, test } from 'vitest';
import { createRecentPages } from './recent-pages.ts';

test('A page is recent for a moment, by a clock that never jumps, and among a bounded number', () => {
  let now = 0;
  const pages = createRecentPages<number>(200, () => now);
  pages.add('/a', 1);
  now = 199;
  expect(pages.find('/a')).toBe(1);
  now = 200;
  expect(pages.find('/a')).toBeUndefined();
  for (let page = 0; page < 1000; page += 1) pages.add(`/${page}`, page);
  expect([pages.find('/0'), pages.find('/999')]).toEqual([undefined, 999]);
});
