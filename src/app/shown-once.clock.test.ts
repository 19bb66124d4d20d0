import { expect, test } from 'vitest';
import { createMemoryStorage } from '../api/local-storage.ts';
import { noteContactShown, noteCouponShown, wasContactShown, wasCouponShown } from './shown-once.ts';

test('A-189 The coupon pop-up was shown for the rest of the local day, and for that day alone', () => {
  const storage = createMemoryStorage();
  const evening = new Date(2026, 10, 21, 23, 59);
  expect(wasCouponShown(evening, storage)).toBe(false);
  noteCouponShown(new Date(2026, 10, 21, 0, 1), storage);
  expect(wasCouponShown(evening, storage)).toBe(true);
  expect(wasCouponShown(new Date(2026, 10, 22, 0, 1), storage)).toBe(false);
});

test('A-160 A-200 The contact panel is noted as shown for good', () => {
  const storage = createMemoryStorage();
  expect(wasContactShown(storage)).toBe(false);
  noteContactShown(storage);
  expect(wasContactShown(storage)).toBe(true);
});
