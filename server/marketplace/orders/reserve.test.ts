import { describe, expect, it } from 'vitest';
import { cities } from '#server/marketplace/reference/places/cities.ts';
import type { PriceRequest } from './price-request.ts';
import { isCityIn, journeyOf } from './reserve.ts';

const destination = { countryCode: 'UG', portId: 'p-mba', transportType: '1' };
const last = { request: { destination, couponIds: [] } } as unknown as PriceRequest;

describe('The destination of a reserved vehicle', () => {
  const reservation = { countryCode: 'KE', transportType: '2' };

  it('A reservation with a new port goes there, in its receiver’s country', () => {
    const named = { ...reservation, endPortId: 'p-dar' };
    const journey = { countryCode: 'KE', portId: 'p-dar', transportType: '2' };
    expect(journeyOf(named, undefined)).toEqual(journey);
    expect(journeyOf(named, last)).toEqual(journey);
  });

  it('A reservation without a port, or with the last price request’s port, uses that request’s port and country', () => {
    const journey = { countryCode: 'UG', portId: 'p-mba', transportType: '2' };
    expect(journeyOf(reservation, last)).toEqual(journey);
    expect(journeyOf({ ...reservation, endPortId: 'p-mba' }, last)).toEqual(journey);
  });

  it('A reservation without a port and a price request has no destination', () => {
    expect(journeyOf(reservation, undefined)).toBeUndefined();
  });
});

it('A city is in the country it is listed under, and in no other', () => {
  const [city, other] = [cities[0], cities.find(({ countryCode }) => countryCode !== cities[0]?.countryCode)];
  expect(isCityIn(city?.countryCode ?? '', city?.id ?? '')).toBe(true);
  expect(isCityIn(other?.countryCode ?? '', city?.id ?? '')).toBe(false);
  expect(isCityIn(city?.countryCode ?? '', 'none')).toBe(false);
});
