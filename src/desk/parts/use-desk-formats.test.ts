import { expect, test } from 'vitest';
import { createDeskFormats } from './use-desk-formats.ts';

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);
const days = (count: number) => hours(count * 24);

test.each([
  [0, '0 mins'],
  [-5, '0 mins'],
  [minutes(7), '7 mins'],
  [hours(2) + minutes(5), '2 hrs 5 mins'],
  [hours(3), '3 hrs'],
  [days(1) + hours(4) + minutes(50), '1 day 4 hrs'],
  [days(9) + minutes(11), '9 days'],
])('Formats %i milliseconds as %s', (span, text) => {
  expect(createDeskFormats('en').span(span)).toBe(text);
});

test('Formats durations, countries and days in the page’s language', () => {
  expect(createDeskFormats('zh').span(days(2) + hours(3))).toBe('2天 3小时');
  expect(createDeskFormats('ja').country('KE')).toBe('ケニア');
  expect(createDeskFormats('ja').day('2026-12-31')).toBe('2026/12/31');
});

test('Formats a moment in the named time zone of the market, wherever it is read', () => {
  // In UTC it is still the previous day.
  const moment = '2026-06-12T22:13:06Z';
  expect(createDeskFormats('en').moment(moment)).toBe('13 Jun 2026, 01:13 EAT');
  expect(createDeskFormats('ja').moment(moment)).toBe('2026/06/13 1:13 EAT');
});
