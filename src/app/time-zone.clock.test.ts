import { expect, test } from 'vitest';
import { readTimeZone } from './time-zone.ts';

test('The zone is that of the browser, whether or not it has the newer way to ask for it', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(readTimeZone()).toBe(timeZone);
  expect(readTimeZone({})).toBe(timeZone);
  expect(readTimeZone({ Temporal: { Now: { timeZoneId: () => 'Africa/Nairobi' } } })).toBe('Africa/Nairobi');
});
