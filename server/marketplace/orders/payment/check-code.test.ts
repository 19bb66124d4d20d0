import { expect, test } from 'vitest';
import { generateCheckCode, readCheckCode, writeCheckCode } from './check-code.ts';
import { pauseAfter } from './check-payment.ts';

test('A printed code is recognised however it is typed', () => {
  expect(writeCheckCode('7K3M9QWX2D')).toBe('7K3M9-QWX2D');
  for (const typed of ['7K3M9-QWX2D', '7k3m9qwx2d', ' 7K3 M9Q WX2D ']) expect(readCheckCode(typed)).toBe('7K3M9QWX2D');
  expect(readCheckCode('oO1iI-lL2Z0')).toBe('00111112Z0');
});

test('Codes differ and contain no look-alike letters', () => {
  const drawn = Array.from({ length: 500 }, generateCheckCode);
  expect(new Set(drawn).size).toBe(500);
  for (const code of drawn) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(readCheckCode(writeCheckCode(code))).toBe(code);
  }
});

test('Each wrong code is answered later than the one before, up to four seconds', () => {
  expect([1, 2, 3, 4, 5, 60].map(pauseAfter)).toEqual([400, 800, 1600, 3200, 4000, 4000]);
});
