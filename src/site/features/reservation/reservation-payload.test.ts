import { expect, test } from 'vitest';
import { emptyDraft } from '#site/remembered/order-draft.ts';
import { reservationPayload } from './reservation-payload.ts';

const draft = {
  ...emptyDraft,
  carSourceId: '100001',
  name: ' Wanjiku ',
  email: 'w@example.com',
  phone: ' +254 712 345 678',
  receiveCountryCode: 'KE',
  cityId: '11',
  receiveAddress: 'Nyali Road 14',
  transportTypeId: '1',
  port: 'p-mba',
};

test('B-129 B-273 contains the recipient, the transport and the currency, and always pc', () => {
  expect(reservationPayload(draft, 'USD')).toEqual({
    payUnit: 'USD',
    id: '100001',
    name: 'Wanjiku',
    email: 'w@example.com',
    phone: '+254712345678',
    countryCode: 'KE',
    cityId: '11',
    address: 'Nyali Road 14',
    transportType: '1',
    commitType: 'pc',
    endPortId: 'p-mba',
    checkClearancePrice: 0,
  });
});

test('B-130 contains the discount with a coupon', () => {
  const prices = { discount: { text: 'USD 100', usd: 100, jpy: 15_200 } };
  expect(reservationPayload({ ...draft, coupon: '800001', prices }, 'JPY')).toMatchObject({
    payUnit: 'JPY',
    couponDetailIds: ['800001'],
    discountPrice: 'USD 100',
    discountPriceUSD: 100,
    discountPriceJPY: 15_200,
  });
});
