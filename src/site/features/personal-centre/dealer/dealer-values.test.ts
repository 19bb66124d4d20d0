import { expect, it } from 'vitest';
import { checkField, dealerFields, isRequired, payloadOf, valuesOf } from './dealer-values.ts';

const empty = valuesOf({ status: -1 });
const least = {
  ...empty,
  dealerName: ' Kamau Motors Ltd ',
  dealerAddress: 'Moi Avenue 22, Mombasa',
  contactPerson: 'Wanjiku Kamau',
  contactNumber: '+254712345678',
  taxNoPic: '/pictures/uploads/pin.jpg',
};

it('B-236 B-239 requires name, address, PIN, contact person and number, but not the PVT', () => {
  expect(dealerFields.filter((field) => checkField(field, '  ') === 'missing')).toEqual([
    'dealerName',
    'dealerAddress',
    'taxNoPic',
    'contactPerson',
    'contactNumber',
  ]);
  expect(isRequired('vatNoPic')).toBe(false);
});

it.each([
  ['dealerSize', '12 employees', '---'],
  ['vatNo', '0123456K', '#1'],
  ['taxNo', 'P051234567K', '!'],
  ['whatsAppNo', '+254 712 345 678', '071'],
  ['contactNumber', '0712-345678', 'call me'],
  ['email', 'wanjiku.kamau@example.com', 'wanjiku'],
] as const)('B-237 accepts in %s %s and refuses %s', (field, right, wrong) => {
  expect(checkField(field, right)).toBeUndefined();
  expect(checkField(field, wrong)).toBe('wrong');
});

it('B-241 refuses a text of more than 100 characters, but accepts a longer picture URL', () => {
  expect(checkField('dealerName', 'x'.repeat(100))).toBeUndefined();
  expect(checkField('dealerName', 'x'.repeat(101))).toBe('tooLong');
  expect(checkField('contactNumber', '1'.repeat(101))).toBe('tooLong');
  expect(checkField('taxNoPic', `/pictures/${'x'.repeat(101)}`)).toBeUndefined();
});

it('B-241 B-335 sends trimmed values without empty ones, and client code 2 as a number', () => {
  expect(payloadOf(least)).toEqual({ ...filled(), client: 2 });
  expect(payloadOf({ ...least, vatNoPic: '/pictures/uploads/pvt.jpg', vatNo: ' 0123456K ' })).toEqual({
    ...filled(),
    vatNoPic: '/pictures/uploads/pvt.jpg',
    vatNo: '0123456K',
    client: 2,
  });
});

function filled() {
  return {
    dealerName: 'Kamau Motors Ltd',
    dealerAddress: 'Moi Avenue 22, Mombasa',
    contactPerson: 'Wanjiku Kamau',
    contactNumber: '+254712345678',
    taxNoPic: '/pictures/uploads/pin.jpg',
  };
}
