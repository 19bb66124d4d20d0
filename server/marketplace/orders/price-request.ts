import type { ShownPrice } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { StoredPriceRequest } from '#server/platform/database/tables/json-values.ts';
import type { PrepaidQuote } from '#server/marketplace/pricing/quote.ts';
import type { Amount, PayUnit } from '#server/marketplace/pricing/amount.ts';

export interface PriceRequest {
  request: StoredPriceRequest;
  quote: PrepaidQuote;
  askedAt: Date;
}

interface Asker {
  accountId: string;
  vehicleId: string;
}

/** Stores a buyer's price request and its result, to compare later orders with. */
export async function storePriceRequest(
  database: Database,
  { accountId, vehicleId }: Asker,
  { request, quote, askedAt }: PriceRequest,
): Promise<void> {
  const said = { request: JSON.stringify(request), quote: JSON.stringify(quote), asked_at: askedAt };
  await database
    .insertInto('price_request')
    .values({ account_id: accountId, vehicle_id: vehicleId, ...said })
    .onConflict((conflict) => conflict.columns(['account_id', 'vehicle_id']).doUpdateSet(said))
    .execute();
}

export async function readPriceRequest(
  database: Database,
  { accountId, vehicleId }: Asker,
): Promise<PriceRequest | undefined> {
  const row = await database
    .selectFrom('price_request')
    .select(['request', 'quote', 'asked_at'])
    .where('account_id', '=', accountId)
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    request: row.request,
    quote: row.quote,
    askedAt: row.asked_at,
  };
}

/** The buyer's last price request, if it was for the same journey and coupons. */
export function matchingPriceRequest(
  asked: PriceRequest | undefined,
  { destination, couponIds }: StoredPriceRequest,
): PriceRequest | undefined {
  if (!asked) return undefined;
  const { request } = asked;
  const isSameJourney =
    request.destination.portId === destination.portId &&
    request.destination.countryCode === destination.countryCode &&
    request.destination.transportType === destination.transportType;
  const isSameDiscount =
    request.couponIds.length === couponIds.length && request.couponIds.every((id) => couponIds.includes(id));
  return isSameJourney && isSameDiscount ? asked : undefined;
}

/** Whether total or deposit are above the amounts on the buyer's page. */
export function isAboveShown(due: Record<keyof ShownPrice, Amount>, shown: ShownPrice, unit: PayUnit): boolean {
  const inUnit = ({ jpy, usdCents }: Amount) => (unit === 'JPY' ? jpy : usdCents / 100);
  return inUnit(due.total) > shown.total || inUnit(due.deposit) > shown.deposit;
}

/** Whether price or deposit in the paying currency have risen since the buyer saw them, such as when a sale has ended. */
export function hasRisen(seen: PrepaidQuote, now: PrepaidQuote, unit: PayUnit): boolean {
  const paid = ({ total, deposit, clearance }: PrepaidQuote) =>
    [total, deposit, clearance?.total ?? total, clearance?.deposit ?? deposit].map(({ jpy, usdCents }) =>
      unit === 'JPY' ? jpy : usdCents,
    );
  const before = paid(seen);
  return paid(now).some((amount, place) => amount > (before[place] ?? 0));
}
