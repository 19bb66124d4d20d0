import { expect, test } from 'vitest';
import { readTimeZone } from './time-zone.ts';

test('returns the browser’s time zone with and without Temporal', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(readTimeZone()).toBe(timeZone);
  expect(readTimeZone({})).toBe(timeZone);
  expect(readTimeZone({ Temporal: { Now: { timeZoneId: () => 'Africa/Nairobi' } } })).toBe('Africa/Nairobi');
});
