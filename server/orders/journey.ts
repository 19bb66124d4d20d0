import type { PriceRequest } from './price-request.ts';
import type { Destination } from '../pricing/quote.ts';
import { cities } from '../reference/places/cities.ts';

interface Reservation {
  countryCode: string;
  transportType: string;
  endPortId?: string | undefined;
}

/**
 * Where a reserved vehicle goes. Without a port that of the buyer's last price request counts; the country is the one
 * that the request was for, since whoever receives a vehicle may live in another than it is landed for.
 */
export function journeyOf(
  { countryCode, transportType, endPortId }: Reservation,
  asked: PriceRequest | undefined,
): Destination | undefined {
  const last = asked?.request;
  if (last && (endPortId === undefined || endPortId === last.endPortId)) {
    return { countryCode: last.countryCode, portId: last.endPortId, transportType };
  }
  return endPortId === undefined ? undefined : { countryCode, portId: endPortId, transportType };
}

/** Whether a receiver's city lies in the receiver's country. */
export function isCityIn(countryCode: string, cityId: string): boolean {
  return cities.some((city) => city.id === cityId && city.countryCode === countryCode);
}
