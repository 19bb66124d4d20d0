import { expect, test } from 'vitest';
import { checkNumber } from './phone-number.ts';

test.each([
  ['0712345678', 'KE', '254712345678'],
  ['0712 345-678', 'KE', '254712345678'],
  ['712345678', 'KE', '254712345678'],
  ['254712345678', 'KE', '254712345678'],
  ['+254 712 345 678', 'TZ', '254712345678'],
  ['00254 712 345 678', 'TZ', '254712345678'],
  ['+254 (0)712 345 678', 'KE', '254712345678'],
  ['０７１２３４５６７８', 'KE', '254712345678'],
  ['\u202A+254 712 345 678\u202C', 'KE', '254712345678'],
  ['0712−345ー678', 'KE', '254712345678'],
  ['0754 123 456', 'TZ', '255754123456'],
  ['71234567', 'BW', '26771234567'],
  ['876 555 0123', 'JM', '18765550123'],
  ['+81 90-1234-5678', 'KE', '819012345678'],
])('reads %s, written in %s, as %s', (written, country, digits) => {
  expect(checkNumber(written, country)).toEqual({ digits });
});

test.each([
  ['call me', 'KE', { fault: 'numberSigns' }],
  ['+', 'KE', { fault: 'numberSigns' }],
  ['+254 712 x', 'KE', { fault: 'numberSigns' }],
  ['07123', 'KE', { fault: 'numberLocal', count: 9 }],
  ['0712345678', 'JP', { fault: 'numberCountry' }],
  ['0712345678', 'BW', { fault: 'numberCountry' }],
  ['12345', 'KE', { fault: 'numberCountry' }],
  ['+0712345678', 'KE', { fault: 'numberCountry' }],
  ['+25471', 'KE', { fault: 'numberLength' }],
  ['+2547123456789012', 'KE', { fault: 'numberLength' }],
])('refuses %s, written in %s, with the reason', (written, country, found) => {
  expect(checkNumber(written, country)).toEqual(found);
});
