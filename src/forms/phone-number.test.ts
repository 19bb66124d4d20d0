import { expect, it, test } from 'vitest';
import { cleanPhone, groupPhone } from './phone-number.ts';

it.each([
  ['138-1234 5678', '13812345678'],
  ['２', ''],
  ['254712', '12'],
  ['+1 (38)', '138'],
  ['abc', ''],
])('A-221 keeps digits only, from the first 1 on: %s', (typed, digits) => {
  expect(cleanPhone(typed)).toBe(digits);
});

it.each([
  ['', ''],
  ['138', '138'],
  ['1381', '138 1'],
  ['13812345', '138 1234 5'],
  ['13812345678', '138 1234 5678'],
  ['138123456789', '138 1234 56789'],
])('A-221 groups %s 3-4-rest', (digits, grouped) => {
  expect(groupPhone(digits)).toBe(grouped);
  expect(cleanPhone(grouped)).toBe(digits);
});

test('A-222 no form of a buyer uses the phone input, whose numbers start with 1', () => {
  const sources = import.meta.glob<string>('../features/**/*.tsx', { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  const users = Object.entries(sources).filter(([, source]) => source.includes('forms/phone-input'));
  expect(users.map(([file]) => file)).toEqual([]);
});
