import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
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

/**
 * The price of a vehicle of the surrounding list at the buyer's destination; `listed` if the vehicle itself has it, and
 * `unknown` if the call failed or the vehicle is in no list.
 */
function useDeliveredPrice(vehicleId: string): PriceThere | 'listed' | 'loading' | 'unknown' {
  const isPriceListed = isListed(useDestination());
  const ids = use(ListedIds);
  const place = ids.indexOf(vehicleId);
  // A list that grows keeps the prices that it has.
  const first = place - (place % atOnce);
  const { isLoading, priceOf } = useDeliveredPrices(place === -1 ? [] : ids.slice(first, first + atOnce));
  if (isPriceListed) return 'listed';
  return priceOf?.(vehicleId) ?? (isLoading ? 'loading' : 'unknown');
}

/** The prices of vehicles at the buyer's destination, unless it is the listed one. */
export function useDeliveredPrices(carSourceIds: readonly string[]) {
  const destination = useDestination();
  const isAsked = carSourceIds.length > 0 && !isListed(destination);
  const { data, failureReason, refetch } = useQuery({
    ...queries.listDeliveredPricesOptions({ body: { carSourceIds: [...carSourceIds], ...destination } }),
    enabled: isAsked,
  });
  const prices = isAsked ? data : undefined;
  return {
    portName: prices?.portName,
    isLoading: isAsked && !data && failureReason === null,
    hasFailed: isAsked && !data && failureReason !== null,
    refetch,
    priceOf:
      prices &&
      ((vehicleId: string): PriceThere => ({
        portName: prices.portName,
        price: prices.prices.find(({ carSourceId }) => carSourceId === vehicleId),
      })),
  };
}

interface CardPrice {
  /** Whether the buyer's destination is not the listed one. */
  isElsewhere: boolean;
  isLoading?: boolean;
  /** The price at the buyer's destination. Otherwise the card shows the listed price. */
  there?: DeliveredPrice;
  /** Says that the listed price is to another port. */
  note?: string;
  /** The approximate amount in the buyer's currency. */
  local?: string | undefined;
}

/** What a card shows as the price of its vehicle. */
export function useCardPrice({ id, priceKES }: { id: string; priceKES?: number | undefined }): CardPrice {
  const { t } = useTranslation('vehicles');
  const localAmount = useLocalAmount();
  const delivered = useDeliveredPrice(id);
  if (delivered === 'listed') return { isElsewhere: false, local: localAmount({ usd: undefined, kes: priceKES }) };
  if (delivered === 'loading') return { isElsewhere: true, isLoading: true };
  if (delivered === 'unknown') return { isElsewhere: true, note: t('listedBasis') };
  const { portName, price: there } = delivered;
  if (!there) return { isElsewhere: true, note: t('notShippedTo', { port: portName }) };
  return { isElsewhere: true, there, local: localAmount({ usd: there.priceUSD, kes: priceKES }) };
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
