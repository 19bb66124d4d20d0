// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { clearOrderDraft, emptyDraft, parseDraft, saveOrderDraft } from './order-draft.ts';
import { readOrderDraft } from './testing/read-order-draft.ts';

afterEach(clearOrderDraft);

const stored = () => JSON.parse(sessionStorage.getItem('orderDraft') ?? '{}') as Record<string, unknown>;

test('B-124 The stored draft holds the car and the choices about it', () => {
  saveOrderDraft(emptyDraft);
  expect(Object.keys(stored())).toEqual(
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

test('B-125 The stored draft holds the destination', () => {
  saveOrderDraft(emptyDraft);
  expect(Object.keys(stored())).toEqual(
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

test('B-126 The stored draft holds the recipient', () => {
  saveOrderDraft(emptyDraft);
  expect(Object.keys(stored())).toEqual(
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

test('B-124 B-125 Port and transport have a second name where the draft is stored, and nowhere else', () => {
  const draft = { ...emptyDraft, port: 'p-mba', transportTypeId: '2' };
  saveOrderDraft(draft);
  expect(stored()).toMatchObject({ portCode: 'p-mba', roleRadio: '2' });
  expect(parseDraft(sessionStorage.getItem('orderDraft'))).toEqual(draft);
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
  'A stored text that is no whole draft is ignored: %s',
  (text) => {
    expect(parseDraft(text)).toBeUndefined();
  },
);

test('A draft with names in the language of another page is not used', () => {
  saveOrderDraft(emptyDraft);
  const text = sessionStorage.getItem('orderDraft');
  expect(parseDraft(text)).toEqual(emptyDraft);
  document.documentElement.lang = 'ja';
  expect(parseDraft(text)).toBeUndefined();
  document.documentElement.lang = '';
});
