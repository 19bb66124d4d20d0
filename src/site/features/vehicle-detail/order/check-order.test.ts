import { expect, test } from 'vitest';
import { emptyDraft } from '#site/remembered/order-draft.ts';
import { wholeDraft } from '../testing/examples.ts';
import { checkOrder, orderLimits } from './check-order.ts';

test('B-205 checks in the order of the page and stops at the first error', () => {
  const steps = [
    ['countryCode'],
    ['port'],
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
    asked.push(checkOrder(draft, draft.port !== '')?.field);
    draft = { ...draft, ...Object.fromEntries(fields.map((field) => [field, wholeDraft[field]])) };
  }
  expect(asked).toEqual(['country', 'port', 'name', 'receivingCountry', 'city', 'address', 'email', 'phone']);
  expect(checkOrder(draft, true)).toBeUndefined();
});

test('B-205 does not accept a city id without a name', () => {
  expect(checkOrder({ ...wholeDraft, cityName: '' }, true)).toEqual({ field: 'city', fault: 'missingCity' });
});

test('B-206 distinguishes a missing e-mail from an invalid one', () => {
  expect(checkOrder({ ...wholeDraft, email: ' ' }, true)?.fault).toBe('missingEmail');
  expect(checkOrder({ ...wholeDraft, email: 'wanjiku@' }, true)?.fault).toBe('wrongEmail');
});

test('B-207 distinguishes a missing phone number from one of fewer than 4 characters', () => {
  expect(checkOrder({ ...wholeDraft, phone: '' }, true)?.fault).toBe('missingPhone');
  expect(checkOrder({ ...wholeDraft, phone: '123' }, true)?.fault).toBe('wrongPhone');
  expect(checkOrder({ ...wholeDraft, phone: '1234' }, true)).toBeUndefined();
});

test('B-209 counts a phone number without the spaces between its digits', () => {
  expect(checkOrder({ ...wholeDraft, phone: '+254 712 345 678' }, true)).toBeUndefined();
  expect(checkOrder({ ...wholeDraft, phone: '+254 712 345 678 901' }, true)?.fault).toBe('tooLong');
});

test('B-209 reports a saved address that is too long for an order, without cutting it', () => {
  expect(orderLimits).toEqual({ name: 30, address: 30, email: 30, phone: 15 });
  for (const field of ['name', 'receiveAddress', 'phone'] as const) {
    expect(checkOrder({ ...wholeDraft, [field]: '1'.repeat(31) }, true)?.fault).toBe('tooLong');
  }
  expect(checkOrder({ ...wholeDraft, email: `${'a'.repeat(30)}@example.com` }, true)?.fault).toBe('tooLong');
});
