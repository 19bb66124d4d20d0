import { expect, it } from 'vitest';
import { centreItems } from '#shared/routing/paths.ts';
import { readItem } from './centre-menu.tsx';

it.each([
  [null, centreItems.orders],
  ['', centreItems.orders],
  ['0', centreItems.orders],
  ['3', centreItems.profile],
  ['7', centreItems.coupons],
  ['8', centreItems.searches],
  ['9', centreItems.orders],
  ['-1', centreItems.orders],
  ['coupons', centreItems.orders],
])('B-015 B-056 reads type=%s as item %i', (type, item) => {
  expect(readItem(type)).toBe(item);
});
