// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { clearOrderDraft, emptyDraft, parseDraft, readOrderDraft, saveOrderDraft } from './order-draft.ts';

afterEach(clearOrderDraft);

test('B-124 The draft holds the car and the choices about it', () => {
  expect(Object.keys(emptyDraft)).toEqual(
    expect.arrayContaining([
      'carSourceId',
      'styleId',
      'styleName',
      'styleImage',
      'coupon',
      'roleRadio',
      'freightRadio',
      'displayClearancePrice',
      'showCustomClearance',
      'checkClearancePrice',
    ]),
  );
});

test('B-125 The draft holds the destination', () => {
  expect(Object.keys(emptyDraft)).toEqual(
    expect.arrayContaining([
      'receiveCountry',
      'receiveCountryCode',
      'country',
      'countryCode',
      'port',
      'portName',
      'portCode',
      'transportTypeId',
      'transportTypeDesc',
      'transportTemplateId',
    ]),
  );
});

test('B-126 The draft holds the recipient', () => {
  expect(Object.keys(emptyDraft)).toEqual(
    expect.arrayContaining([
      'name',
      'email',
      'phone',
      'receiveAddress',
      'receiveAddressId',
      'city',
      'cityId',
      'cityName',
      'cityCode',
    ]),
  );
});

test('B-128 The draft is kept in this session alone, and is gone once it is cleared', () => {
  saveOrderDraft({ ...emptyDraft, carSourceId: '100001' });
  expect(parseDraft(sessionStorage.getItem('orderDraft'))?.carSourceId).toBe('100001');
  expect(localStorage.length).toBe(0);
  clearOrderDraft();
  expect(readOrderDraft()).toBeUndefined();
  expect(sessionStorage.getItem('orderDraft')).toBeNull();
});

test.each(['', '{', '[]', '{"carSourceId":"1"}', JSON.stringify({ ...emptyDraft, prices: null })])(
  'A stored draft that is not whole is no draft: %s',
  (text) => {
    expect(parseDraft(text)).toBeUndefined();
  },
);
