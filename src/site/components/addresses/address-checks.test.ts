import { expect, test } from 'vitest';
import { addressLimits, checkAddress, type AddressText } from './address-checks.ts';
import { barePhone, cleanPhone } from './recipient-rules.ts';

const whole: AddressText = {
  name: 'Wanjiku Kamau',
  email: 'wanjiku.kamau@example.com',
  phone: '+254712345678',
  countryCode: 'KE',
  cityId: '11',
  address: 'Nyali Road 14',
};

test('B-211 requires recipient, e-mail, phone, country, city and address, in this order', () => {
  const given: Partial<AddressText> = {};
  const asked: (string | undefined)[] = [];
  const order = ['name', 'email', 'phone', 'countryCode', 'cityId', 'address'] as const;
  const empty = { name: '', email: '', phone: '', countryCode: '', cityId: '', address: '' };
  for (const field of order) {
    asked.push(checkAddress({ ...empty, ...given })?.field);
    given[field] = whole[field];
  }
  expect(asked).toEqual(['name', 'email', 'phone', 'country', 'city', 'address']);
  expect(checkAddress(whole)).toBeUndefined();
});

test('B-212 B-213 limits the length of an address’s fields', () => {
  expect(addressLimits).toEqual({ name: 30, email: 50, phone: 20, address: 100 });
  const fits = { name: 'x'.repeat(30), phone: '1'.repeat(20), address: 'x'.repeat(100) };
  expect(checkAddress({ ...whole, ...fits })).toBeUndefined();
  for (const [field, text] of Object.entries(fits)) {
    expect(checkAddress({ ...whole, [field]: `${text}1` })).toEqual({ field, fault: 'tooLong' });
  }
  const email = `${'a'.repeat(39)}@example.com`;
  expect(checkAddress({ ...whole, email })).toEqual({ field: 'email', fault: 'tooLong' });
});

test.each(['wanjiku', 'wanjiku@', '@example.com', 'a b@example.com', 'wanjiku@-example.com'])(
  'B-213 refuses an e-mail like %s',
  (email) => {
    expect(checkAddress({ ...whole, email })).toEqual({ field: 'email', fault: 'wrongEmail' });
  },
);

test('A-222 keeps every character of a phone number, which may start with any digit', () => {
  expect(cleanPhone('+254 (712) 345-678 ext')).toBe('+254 (712) 345-678 ');
  expect(cleanPhone('＋２５４　７１２')).toBe('+254 712');
  expect(cleanPhone('0712−345ー678')).toBe('0712-345-678');
  expect(checkAddress({ ...whole, phone: '123' })?.fault).toBe('wrongPhone');
  expect(checkAddress({ ...whole, phone: '1-2-3' })?.fault).toBe('wrongPhone');
});

test('counts and sends only the digits of a phone number and its plus sign', () => {
  expect(barePhone(' +254 712 345 678 ')).toBe('+254712345678');
  expect(barePhone('(0712) 345.678-9')).toBe('07123456789');
  expect(barePhone('+44 (0)20 7946 0958')).toBe('+442079460958');
  expect(checkAddress({ ...whole, phone: '+254 (7) 12 - 34 - 56 - 78' })).toBeUndefined();
});
