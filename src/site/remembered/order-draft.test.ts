// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { clearOrderDraft, emptyDraft, parseDraft, saveOrderDraft } from './order-draft.ts';
import { readOrderDraft } from '../testing/read-order-draft.ts';

afterEach(clearOrderDraft);

const stored = () => JSON.parse(sessionStorage.getItem('orderDraft') ?? '{}') as Record<string, unknown>;

test('B-124 stores the car and the choices about it', () => {
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

test('B-125 stores the destination', () => {
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

test('B-126 stores the recipient', () => {
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

test('B-124 B-125 stores alternative names of port and transport, and uses them nowhere else', () => {
  const draft = { ...emptyDraft, port: 'p-mba', transportTypeId: '2' };
  saveOrderDraft(draft);
  expect(stored()).toMatchObject({ portCode: 'p-mba', roleRadio: '2' });
  expect(parseDraft(sessionStorage.getItem('orderDraft'))).toEqual(draft);
});

test('B-128 stores the draft in this session only, until it is cleared', () => {
  saveOrderDraft({ ...emptyDraft, carSourceId: '100001' });
  expect(parseDraft(sessionStorage.getItem('orderDraft'))?.carSourceId).toBe('100001');
  expect(localStorage.length).toBe(0);
  clearOrderDraft();
  expect(readOrderDraft()).toBeUndefined();
  expect(sessionStorage.getItem('orderDraft')).toBeNull();
});

test.each(['', '{', '[]', '{"carSourceId":"1"}', JSON.stringify({ ...emptyDraft, prices: null })])(
  'ignores stored text that is not a complete draft: %s',
  (text) => {
    expect(parseDraft(text)).toBeUndefined();
  },
);

test('ignores a draft with names in another language', () => {
  saveOrderDraft(emptyDraft);
  const text = sessionStorage.getItem('orderDraft');
  expect(parseDraft(text)).toEqual(emptyDraft);
  document.documentElement.lang = 'ja';
  expect(parseDraft(text)).toBeUndefined();
  document.documentElement.lang = '';
});
