import { expect, test } from 'vitest';
import { addressLimits, checkAddress, type AddressText } from './address-checks.ts';
import { keepPhone } from './recipient-rules.ts';

const whole: AddressText = {
  name: 'Wanjiku Kamau',
  email: 'wanjiku.kamau@example.com',
  phone: '+254712345678',
  countryCode: 'KE',
  cityId: '11',
  address: 'Nyali Road 14',
};

test('B-211 an address asks for recipient, e-mail, phone, country, city and address, in this order', () => {
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

test('B-212 B-213 an address has its limits', () => {
  expect(addressLimits).toEqual({ name: 30, email: 50, phone: 20, address: 100 });
});

test.each(['wanjiku', 'wanjiku@', '@example.com', 'a b@example.com', 'wanjiku@-example.com'])(
  'B-213 an e-mail like %s has the wrong format',
  (email) => {
    expect(checkAddress({ ...whole, email })).toEqual({ field: 'email', fault: 'wrongEmail' });
  },
);

test('a phone number keeps to what numbers are written with', () => {
  expect(keepPhone('+254 (712) 345-678 ext')).toBe('+254 (712) 345-678 ');
  expect(checkAddress({ ...whole, phone: '123' })?.fault).toBe('wrongPhone');
});
