import type { Destination, PrepaidQuote } from '../pricing/quote.ts';
import type { PayUnit } from '../pricing/amount.ts';
import type { PriceRequest } from './price-request.ts';

interface Ordered {
  destination: Destination;
  couponIds: readonly string[];
}

/** The buyer's last price request, if it asked for what is now ordered: only then did the buyer see its price. */
export function whatWasSeen(
  asked: PriceRequest | undefined,
  { destination, couponIds }: Ordered,
): PriceRequest | undefined {
  if (!asked) return undefined;
  const { endPortId, countryCode, transportType, couponDetailIds } = asked.request;
  const isSameJourney =
    endPortId === destination.portId &&
    countryCode === destination.countryCode &&
    transportType === destination.transportType;
  const isSameDiscount =
    couponDetailIds.length === couponIds.length && couponDetailIds.every((id) => couponIds.includes(id));
  return isSameJourney && isSameDiscount ? asked : undefined;
}

/** Whether a price, in the currency that is paid, has risen since it was seen, for instance because a sale ended. */
export function hasRisen(seen: PrepaidQuote, now: PrepaidQuote, unit: PayUnit): boolean {
  const paid = ({ total, clearance }: PrepaidQuote) =>
    [total, clearance?.total ?? total].map((amount) => (unit === 'JPY' ? amount.jpy : amount.usdCents));
  const before = paid(seen);
  return paid(now).some((amount, place) => amount > (before[place] ?? 0));
}
