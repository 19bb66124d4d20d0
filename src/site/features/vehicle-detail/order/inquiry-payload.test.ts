import { expect, test } from 'vitest';
import document from '#generated/openapi.json' with { type: 'json' };
import { priceExample, wholeDraft } from '../testing/examples.ts';
import { inquiryPayload } from './inquiry-payload.ts';
import { seenPrices } from './use-order.ts';

const examples = document.paths['/consulting/submit'].post.requestBody.content['application/json'].examples;

const flags = { displayClearancePrice: 1, showCustomClearance: 1 } as const;

test('B-131 B-132 B-133 B-134 writes an inquiry with prepaid freight and customs clearance as in the contract', () => {
  const draft = { ...wholeDraft, ...flags, checkClearancePrice: 1, freightRadio: 0 } as const;
  const prices = seenPrices(priceExample(), draft);
  expect(inquiryPayload({ draft: { ...draft, prices }, payUnit: 'USD', flashSale: '0' })).toEqual(
    own(examples.prepaid),
  );
});

test('B-134 B-150 sends freight type 2 and ASK without numbers for collect freight', () => {
  const draft = { ...wholeDraft, ...flags, freightRadio: 1 } as const;
  const prices = seenPrices(priceExample(), draft);
  expect(inquiryPayload({ draft: { ...draft, prices }, payUnit: 'USD', flashSale: '0' })).toEqual(
    own(examples.collect),
  );
});

test('B-132 B-133 B-162 contains the deduction of a flash sale', () => {
  const draft = { ...wholeDraft, ...flags, carSourceId: '100007', styleId: '5007' };
  const prices = seenPrices(priceExample('flashSale'), draft);
  expect(inquiryPayload({ draft: { ...draft, prices }, payUnit: 'USD', flashSale: '1' })).toEqual(
    own(examples.flashSale),
  );
});

test('B-133 contains the discount of a coupon', () => {
  const draft = { ...wholeDraft, ...flags, coupon: '800001' };
  const prices = seenPrices(priceExample('withCoupon'), draft);
  expect(inquiryPayload({ draft: { ...draft, prices }, payUnit: 'USD', flashSale: '0' })).toEqual(
    own(examples.withCoupon),
  );
});

test('B-329 uses the currency of the interface as the pay unit', () => {
  const prices = seenPrices(priceExample('japanese'), wholeDraft);
  const payload = inquiryPayload({ draft: { ...wholeDraft, prices }, payUnit: 'JPY', flashSale: '0' });
  expect(payload).toMatchObject({ payUnit: 'JPY', totalPriceDesc: 'JPY 1,041,200', totalPriceUSD: 6850 });
});

/** The example without the fields that the client adds to every call. */
function own({ value }: { value: object }): object {
  const { language: _language, timeZone: _timeZone, ...rest } = value as Record<string, unknown>;
  return rest;
}
