import { expect, test } from 'vitest';
import { emptyDraft } from '#site/remembered/order-draft.ts';
import { checkRecipient, orderLimits } from './check-recipient.ts';
import { presetRecipient } from './recipient-choices.ts';

const wholeDraft = {
  ...emptyDraft,
  country: 'Kenya',
  countryCode: 'KE',
  name: 'Wanjiku Kamau',
  email: 'wanjiku.kamau@example.com',
  phone: '+254712345678',
  receiveCountry: 'Kenya',
  receiveCountryCode: 'KE',
  receiveAddress: 'Nyali Road 14',
  cityId: '11',
  cityName: 'Mombasa',
};

test('B-205 checks in the order of the form and stops at the first error', () => {
  const steps = [
    ['name'],
    ['receiveCountryCode'],
    ['cityId', 'cityName'],
    ['receiveAddress'],
    ['email'],
    ['phone'],
  ] as const;
  let draft = emptyDraft;
  const asked: (string | undefined)[] = [];
  for (const fields of steps) {
    asked.push(checkRecipient(draft)?.field);
    draft = { ...draft, ...Object.fromEntries(fields.map((field) => [field, wholeDraft[field]])) };
  }
  expect(asked).toEqual(['name', 'receivingCountry', 'city', 'address', 'email', 'phone']);
  expect(checkRecipient(draft)).toBeUndefined();
});

test('B-205 does not accept a city id without a name', () => {
  expect(checkRecipient({ ...wholeDraft, cityName: '' })).toEqual({ field: 'city', fault: 'missingCity' });
});

test('B-206 distinguishes a missing e-mail from an invalid one', () => {
  expect(checkRecipient({ ...wholeDraft, email: ' ' })?.fault).toBe('missingEmail');
  expect(checkRecipient({ ...wholeDraft, email: 'wanjiku@' })?.fault).toBe('wrongEmail');
});

test('B-207 distinguishes a missing phone number from one of fewer than 4 characters', () => {
  expect(checkRecipient({ ...wholeDraft, phone: '' })?.fault).toBe('missingPhone');
  expect(checkRecipient({ ...wholeDraft, phone: '123' })?.fault).toBe('wrongPhone');
  expect(checkRecipient({ ...wholeDraft, phone: '1234' })).toBeUndefined();
});

test('B-209 counts a phone number without the spaces between its digits', () => {
  expect(checkRecipient({ ...wholeDraft, phone: '+254 712 345 678' })).toBeUndefined();
  expect(checkRecipient({ ...wholeDraft, phone: '+254 712 345 678 901' })?.fault).toBe('tooLong');
});

test('B-209 reports a saved address that is too long for an order, without cutting it', () => {
  expect(orderLimits).toEqual({ name: 30, address: 30, email: 30, phone: 15 });
  for (const field of ['name', 'receiveAddress', 'phone'] as const) {
    expect(checkRecipient({ ...wholeDraft, [field]: '1'.repeat(31) })?.fault).toBe('tooLong');
  }
  expect(checkRecipient({ ...wholeDraft, email: `${'a'.repeat(30)}@example.com` })?.fault).toBe('tooLong');
});

test('presets the country of the destination and the e-mail of the account, and keeps what was entered', () => {
  const destination = { country: 'Tanzania', countryCode: 'TZ' };
  expect(presetRecipient({ ...emptyDraft, ...destination }, 'baraka@example.com')).toMatchObject({
    receiveCountry: 'Tanzania',
    receiveCountryCode: 'TZ',
    email: 'baraka@example.com',
  });
  expect(presetRecipient({ ...wholeDraft, ...destination }, 'baraka@example.com')).toMatchObject({
    receiveCountryCode: 'KE',
    email: 'wanjiku.kamau@example.com',
  });
  // A longer one than an order takes would be an error that the buyer did not make.
  expect(presetRecipient(emptyDraft, `${'a'.repeat(30)}@example.com`).email).toBe('');
});
