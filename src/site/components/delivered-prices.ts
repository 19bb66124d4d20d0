import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { DeliveredPrice, Destination as OfferedCountry } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { isListed, listedCountry, useDestination } from '#site/remembered/destination.ts';

/** The vehicles of a list, whose prices are requested together. */
export const ListedIds = createContext<readonly string[]>([]);

const atOnce = 24;

interface PriceThere {
  portName: string;
  /** Undefined if the vehicle is not shipped there. */
  price: DeliveredPrice | undefined;
}

/** The price of a vehicle of the surrounding list at the buyer's destination; undefined until it is known or if it is the listed one. */
export function useDeliveredPrice(vehicleId: string): PriceThere | undefined {
  const ids = use(ListedIds);
  const place = ids.indexOf(vehicleId);
  // A list that grows keeps the prices that it has.
  const first = place - (place % atOnce);
  return useDeliveredPrices(place === -1 ? [] : ids.slice(first, first + atOnce))?.(vehicleId);
}

export function useDeliveredPrices(carSourceIds: readonly string[]): ((vehicleId: string) => PriceThere) | undefined {
  const destination = useDestination();
  const { data } = useQuery({
    ...queries.listDeliveredPricesOptions({ body: { carSourceIds: [...carSourceIds], ...destination } }),
    enabled: carSourceIds.length > 0 && !isListed(destination),
  });
  if (!data || isListed(destination)) return undefined;
  return (vehicleId) => ({
    portName: data.portName,
    price: data.prices.find(({ carSourceId }) => carSourceId === vehicleId),
  });
}

/** The countries that we ship to, once they are needed. */
export function useDestinations({ areNeeded }: { areNeeded: boolean }) {
  const { data, isError, refetch } = useQuery({ ...queries.listDestinationsOptions(), enabled: areNeeded });
  return { destinations: data, isError, refetch };
}

/** The usual name of the buyer's port; undefined for the listed one or until it is known. */
export function usePortName(): string | undefined {
  const destination = useDestination();
  const { destinations } = useDestinations({ areNeeded: !isListed(destination) });
  if (isListed(destination)) return undefined;
  const { countryCode, portId } = destination;
  return portOf(
    destinations?.find((one) => one.countryCode === countryCode),
    portId,
  )?.name;
}

/** A port of a country, or the usual one. */
export function portOf(
  country: OfferedCountry | undefined,
  portId?: string,
): OfferedCountry['ports'][number] | undefined {
  return country?.ports.find((port) => port.portId === portId) ?? country?.ports[0];
}

/** Rates other than the shilling's are rough, so amounts are rounded to thousands. */
const rough = 1000;

/**
 * Formats an approximate amount in the currency of a country, by default the buyer's. Undefined where no rate is known. The
 * amount in Kenyan shillings comes from the server.
 */
export function useLocalAmount(
  country?: string,
): (amount: { usd: number | undefined; kes: number | undefined }) => string | undefined {
  const formats = useFormats();
  const own = useDestination().countryCode;
  const countryCode = country || own;
  const isKenya = countryCode === listedCountry;
  const { destinations } = useDestinations({ areNeeded: !isKenya });
  const { currency, perUsd } = destinations?.find((one) => one.countryCode === countryCode) ?? {};
  return ({ usd, kes }) => {
    if (isKenya) return kes === undefined ? undefined : formats.shillings(kes);
    if (currency === undefined || perUsd === undefined || usd === undefined) return undefined;
    return `${currency} ${formats.number(Math.round((usd * perUsd) / rough) * rough)}`;
  };
}
