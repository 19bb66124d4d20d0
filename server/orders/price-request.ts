import type { Database } from '../database/tables.ts';
import type { StoredPriceRequest } from './order-row.ts';
import type { PrepaidQuote } from '../pricing/quote.ts';

export interface PriceRequest {
  request: StoredPriceRequest;
  quote: PrepaidQuote;
  askedAt: Date;
}

interface Asker {
  accountId: string;
  vehicleId: string;
}

/** Remembers what a buyer asked a vehicle's price for, and what the answer was: an order is held to it. */
export async function keepPriceRequest(
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
    request: row.request as unknown as StoredPriceRequest,
    quote: row.quote as unknown as PrepaidQuote,
    askedAt: row.asked_at,
  };
}
