import { expect, test } from 'vitest';
import { createMemoryStorage } from '#shared/api/local-storage.ts';
import { noteContactShown, noteCouponShown, wasContactShown, wasCouponShown } from './shown-once.ts';

test('A-189 remembers the coupon popup for the rest of the local day only', () => {
  const storage = createMemoryStorage();
  const evening = new Date(2026, 10, 21, 23, 59);
  expect(wasCouponShown(evening, storage)).toBe(false);
  noteCouponShown(new Date(2026, 10, 21, 0, 1), storage);
  expect(wasCouponShown(evening, storage)).toBe(true);
  expect(wasCouponShown(new Date(2026, 10, 22, 0, 1), storage)).toBe(false);
});

test('A-160 A-200 remembers the contact panel permanently', () => {
  const storage = createMemoryStorage();
  expect(wasContactShown(storage)).toBe(false);
  noteContactShown(storage);
  expect(wasContactShown(storage)).toBe(true);
});
