import { describe, expect, it } from 'vitest';
import { cities } from '../reference/places/cities.ts';
import type { PriceRequest } from './price-request.ts';
import { isCityIn, journeyOf } from './reserve.ts';

const destination = { countryCode: 'UG', portId: 'p-mba', transportType: '1' };
const last = { request: { destination, couponIds: [] } } as unknown as PriceRequest;

describe('Where a reserved vehicle goes', () => {
  const reservation = { countryCode: 'KE', transportType: '2' };

  it('A reservation that names a new port goes there, in the country of its receiver', () => {
    const named = { ...reservation, endPortId: 'p-dar' };
    const journey = { countryCode: 'KE', portId: 'p-dar', transportType: '2' };
    expect(journeyOf(named, undefined)).toEqual(journey);
    expect(journeyOf(named, last)).toEqual(journey);
  });

  it('A reservation without a port, or with the port of the last price request, takes port and country of that request', () => {
    const journey = { countryCode: 'UG', portId: 'p-mba', transportType: '2' };
    expect(journeyOf(reservation, last)).toEqual(journey);
    expect(journeyOf({ ...reservation, endPortId: 'p-mba' }, last)).toEqual(journey);
  });

  it('A reservation without a port and without a price request goes nowhere', () => {
    expect(journeyOf(reservation, undefined)).toBeUndefined();
  });
});

it('A city lies in the country that it is listed under, and in no other', () => {
  const [city, other] = [cities[0], cities.find(({ countryCode }) => countryCode !== cities[0]?.countryCode)];
  expect(isCityIn(city?.countryCode ?? '', city?.id ?? '')).toBe(true);
  expect(isCityIn(other?.countryCode ?? '', city?.id ?? '')).toBe(false);
  expect(isCityIn(city?.countryCode ?? '', 'none')).toBe(false);
});
