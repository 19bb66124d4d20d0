import { expect, it } from 'vitest';
import { centreItems } from '../../../paths.ts';
import { readItem } from './read-item.ts';

it.each([
  [null, centreItems.orders],
  ['', centreItems.orders],
  ['0', centreItems.orders],
  ['3', centreItems.profile],
  ['7', centreItems.coupons],
  ['8', centreItems.orders],
  ['-1', centreItems.orders],
  ['coupons', centreItems.orders],
])('B-015 B-056 Type=%s is item %i', (type, item) => {
  expect(readItem(type)).toBe(item);
});
