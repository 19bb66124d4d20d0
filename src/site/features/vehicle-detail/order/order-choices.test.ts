import { describe, expect, test } from 'vitest';
import type { Address } from '#generated/client/types.gen.ts';
import { emptyDraft } from '#site/remembered/order-draft.ts';
import { detailExample, wholeDraft } from '../testing/examples.ts';
import {
  keepRecipientOnly,
  chooseCountry,
  chooseFreight,
  choosePort,
  chooseTransport,
  couponOf,
  draftFor,
} from './order-choices.ts';
import { editRecipient } from '#site/components/recipient/recipient-choices.ts';

const roro = { type: '1', desc: 'RORO' };
const container = { type: '2', desc: 'Container' };
const mombasa = { portId: 'p-mba', name: 'Mombasa', transports: [roro, container] };
const lamu = { portId: 'p-lam', name: 'Lamu', transports: [container] };

test('B-154 clears port, city and city id for another destination country', () => {
  const changed = chooseCountry(wholeDraft, { code: 'TZ', name: 'Tanzania' });
  expect(changed).toMatchObject({
    countryCode: 'TZ',
    country: 'Tanzania',
    port: '',
    portName: '',
    city: '',
    cityId: '',
  });
  expect(changed.name).toBe(wholeDraft.name);
});

test('B-154 keeps the city of a saved address for the first country', () => {
  const offered = { ...wholeDraft, isDestinationChosen: false };
  const first = chooseCountry(offered, { code: 'TZ', name: 'Tanzania' });
  expect(first).toMatchObject({ countryCode: 'TZ', cityId: '11', cityName: 'Mombasa' });
  expect(chooseCountry(first, { code: 'UG', name: 'Uganda' })).toMatchObject({ countryCode: 'UG', cityId: '' });
});

test('B-155 resets the transport to the port’s first for another port', () => {
  const byContainer = chooseTransport(choosePort(wholeDraft, mombasa), container);
  expect(byContainer).toMatchObject({ port: 'p-mba', transportTypeId: '2', transportTypeDesc: 'Container' });
  expect(choosePort(byContainer, mombasa)).toMatchObject({ transportTypeId: '1', transportTypeDesc: 'RORO' });
  expect(choosePort(byContainer, lamu)).toMatchObject({ port: 'p-lam', transportTypeId: '2' });
});

test('B-149 B-152 clears ticked customs clearance for collect freight, and keeps it for prepaid', () => {
  const ticked = { ...wholeDraft, checkClearancePrice: 1 } as const;
  expect(chooseFreight(ticked, 1)).toMatchObject({ freightRadio: 1, checkClearancePrice: 0 });
  expect(chooseFreight(ticked, 0)).toMatchObject({ freightRadio: 0, checkClearancePrice: 1 });
});

test('takes only destination and recipient from another vehicle’s draft', () => {
  const before = { ...wholeDraft, coupon: '800001', checkClearancePrice: 1, freightRadio: 1 } as const;
  const draft = draftFor('100002', detailExample('visitor'), before);
  expect(draft).toMatchObject({ carSourceId: '100002', countryCode: 'KE', name: 'Wanjiku Kamau' });
  expect(draft).toMatchObject({ coupon: '', checkClearancePrice: 0, freightRadio: 0 });
});

describe('Without a chosen destination', () => {
  const { receiveAddress: _address, ...visitors } = detailExample();

  test('presets the destination that the vehicle is offered to, with the port’s first transport', () => {
    expect(draftFor('100001', visitors, undefined)).toMatchObject({
      country: 'Kenya',
      countryCode: 'KE',
      port: 'p-mba',
      portName: 'Mombasa',
      transportTypeId: '1',
      transportTypeDesc: 'RORO',
    });
  });

  test('presets nothing for a vehicle without a default destination', () => {
    const { destination: _offered, ...nowhere } = visitors;
    expect(draftFor('100001', nowhere, undefined)).toMatchObject({ country: '', countryCode: '', port: '' });
    const left = { ...draftFor('100001', visitors, undefined), name: 'Achieng' };
    expect(draftFor('100002', nowhere, left)).toMatchObject({ countryCode: '', port: '', name: 'Achieng' });
  });

  test('prefers the country of the default address, and leaves its port to the buyer', () => {
    const address = { ...detailExample().receiveAddress, countryCode: 'TZ', countryDesc: 'Tanzania' } as Address;
    expect(draftFor('100001', { ...visitors, receiveAddress: address }, undefined)).toMatchObject({
      country: 'Tanzania',
      countryCode: 'TZ',
      port: '',
    });
    // No ship goes there.
    const elsewhere = { ...visitors, receiveAddress: { ...address, countryCode: 'NO' } };
    expect(draftFor('100001', elsewhere, undefined)).toMatchObject({ countryCode: 'KE', port: 'p-mba' });
  });

  test('keeps the preset while the buyer enters the recipient', () => {
    const named = editRecipient(draftFor('100001', visitors, undefined), { receiveCountryCode: 'TZ' });
    expect(draftFor('100001', visitors, named)).toMatchObject({ countryCode: 'KE', port: 'p-mba' });
    expect(draftFor('100002', visitors, named)).toMatchObject({ countryCode: 'TZ', port: '' });
  });

  test('leaves the port of a chosen country open', () => {
    const chosen = chooseCountry(draftFor('100001', visitors, undefined), { code: 'UG', name: 'Uganda' });
    expect(draftFor('100001', visitors, chosen)).toMatchObject({ countryCode: 'UG', port: '' });
    expect(draftFor('100002', visitors, chosen)).toMatchObject({ countryCode: 'UG', port: '' });
  });
});

test('uses the default address as recipient until the buyer enters one', () => {
  const detail = detailExample();
  expect(draftFor('100001', detail, undefined)).toMatchObject({ name: 'Wanjiku Kamau', cityId: '11' });
  const own = { ...emptyDraft, carSourceId: '100001', name: 'Achieng', isRecipientChosen: true };
  expect(draftFor('100001', detail, own)).toMatchObject({ name: 'Achieng', cityId: '' });
});

test('ignores a coupon that the buyer no longer has', () => {
  const { coupons } = detailExample();
  expect(couponOf({ ...wholeDraft, coupon: '800001' }, coupons)?.code).toBe('WELCOME100');
  expect(couponOf({ ...wholeDraft, coupon: '800001' }, [])).toBeUndefined();
});

test('B-256 keeps only the recipient of an order that is reset', () => {
  const left = keepRecipientOnly({ ...wholeDraft, coupon: '800001', freightRadio: 1 });
  const { name, cityId, receiveAddress, isRecipientChosen } = wholeDraft;
  expect(left).toMatchObject({ name, cityId, receiveAddress, isRecipientChosen });
  expect(left).toMatchObject({ carSourceId: '', countryCode: '', port: '', transportTypeId: '', coupon: '' });
  expect(left.freightRadio).toBe(0);
  // The preset destination itself may be impossible.
  expect(draftFor('100001', detailExample('visitor'), left)).toMatchObject({ countryCode: '', port: '' });
});
