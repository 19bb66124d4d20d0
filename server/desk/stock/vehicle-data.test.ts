import { expect, it } from 'vitest';
import { sheetWith } from './testing/vehicle-data.ts';
import { readSheet } from './vehicle-data.ts';

it('accepts a vehicle registered this month where it is registered, and none of a month to come', () => {
  const newMonthInJapan = new Date('2026-06-30T23:30:00Z');
  expect(readSheet(sheetWith({ registered: '2026-07' }), newMonthInJapan)).toHaveProperty('sheet');
  expect(readSheet(sheetWith({ registered: '2026-08' }), newMonthInJapan)).toEqual({ refusal: 'stockMonthAhead' });
});
