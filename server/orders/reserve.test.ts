import { describe, expect, it } from 'vitest';
import { cities } from '../reference/places/cities.ts';
import type { PriceRequest } from './price-request.ts';
import { isCityIn, journeyOf } from './reserve.ts';
import { cityName, portName, transportName } from './order-texts.ts';

const asked = { request: { countryCode: 'UG', endPortId: 'p-mba', transportType: '1', couponDetailIds: [] } };
const last = asked as unknown as PriceRequest;

describe('A reserved vehicle goes', () => {
  const reservation = { countryCode: 'KE', transportType: '2' };

  it('to the port that is named, in the country of its receiver', () => {
    const named = { ...reservation, endPortId: 'p-dar' };
    const journey = { countryCode: 'KE', portId: 'p-dar', transportType: '2' };
    expect(journeyOf(named, undefined)).toEqual(journey);
    expect(journeyOf(named, last)).toEqual(journey);
  });

  it('where it was asked for last, in the country that the price was asked for', () => {
    const journey = { countryCode: 'UG', portId: 'p-mba', transportType: '2' };
    expect(journeyOf(reservation, last)).toEqual(journey);
    expect(journeyOf({ ...reservation, endPortId: 'p-mba' }, last)).toEqual(journey);
  });

  it('nowhere where neither is known', () => {
    expect(journeyOf(reservation, undefined)).toBeUndefined();
  });
});

it("A receiver's city lies in its country or not", () => {
  const [city, other] = [cities[0], cities.find(({ countryCode }) => countryCode !== cities[0]?.countryCode)];
  expect(isCityIn(city?.countryCode ?? '', city?.id ?? '')).toBe(true);
  expect(isCityIn(other?.countryCode ?? '', city?.id ?? '')).toBe(false);
  expect(isCityIn(city?.countryCode ?? '', 'none')).toBe(false);
});

it('Places and transports have their names, and what is no longer offered its code', () => {
  expect([portName('p-mba', 'en'), portName('p-mba', 'zh'), portName('p-old', 'en')]).toEqual([
    'Mombasa',
    '蒙巴萨',
    'p-old',
  ]);
  expect([cityName('11', 'en'), cityName('none', 'en')]).toEqual(['Mombasa', 'none']);
  expect([transportName('1', 'en'), transportName('1', 'zh'), transportName('9', 'en')]).toEqual([
    'RORO',
    '滚装船',
    '9',
  ]);
});
