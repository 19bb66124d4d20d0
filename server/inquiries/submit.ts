import type { Handler, PayloadOf } from '../../generated/server.ts';
import { type Context, refuse, userOf } from '../calls/context.ts';
import { newId } from '../secrets/ids.ts';
import { findFor, readLiveOrder } from '../orders/live-order.ts';
import { freightModeOf } from '../pricing/freight.ts';
import { quoteVehicle } from '../vehicles/quote-vehicle.ts';
import { readVehicle } from '../vehicles/vehicle-row.ts';
import type { Quote } from '../pricing/quote.ts';

/** Takes a question for a quotation. It holds nothing: the vehicle stays as it is, and so do the coupons. */
export const submitInquiry: Handler<'submitInquiry', Context> = async (payload, context) => {
  const { database, now } = context;
  const { accountId } = userOf(context);
  const { carSourceId, endPortId, countryCode, transportType, freightType, couponDetailIds = [] } = payload;
  const row = await readVehicle(database, carSourceId);
  if (!row || payload.id !== carSourceId) return refuse(context, 400, 'vehicleGone');
  const order = await readLiveOrder(database, row.id);
  const { vehicleStatus } = findFor(accountId, { state: row.state, order }, now);
  if (vehicleStatus !== 1) return refuse(context, 400, 'vehicleStatusChanged');
  const priced = await quoteVehicle(database, {
    row,
    destination: { countryCode, portId: endPortId, transportType },
    freightMode: freightModeOf(freightType),
    accountId,
    couponIds: couponDetailIds,
    now,
  });
  if ('refusal' in priced) return refuse(context, 400, priced.refusal);
  const stored: StoredInquiry = { seen: payload, quote: priced.quote };
  await database
    .insertInto('inquiry')
    .values({
      id: newId(),
      account_id: accountId,
      vehicle_id: row.id,
      payload: JSON.stringify(stored),
      created_at: now,
    })
    .execute();
  return { code: 0 };
};

/** `inquiry.payload`: what the buyer asked for with the prices that the buyer saw, and what we counted that moment. */
export interface StoredInquiry {
  seen: PayloadOf<'submitInquiry'>;
  quote: Quote;
}
