import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { lockAccount } from '#server/platform/database/lock-account.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { findFor, readLiveOrder } from '#server/marketplace/orders/live-order.ts';
import { freightModeOf } from '#server/marketplace/pricing/freight.ts';
import { quoteVehicle } from '#server/marketplace/vehicles/quote-vehicle.ts';
import { readVehicle, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import type { StoredInquiry } from '#server/platform/database/tables/json-values.ts';
import type { Inquiry } from '#generated/client/types.gen.ts';
import { timeText } from '#server/marketplace/reference/market-time.ts';
import { type PricingSettings, readPricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { pricingSettingsForImport } from '#server/marketplace/import/may-be-imported.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { describeInquired } from '#server/marketplace/catalogue/describe-inquired.ts';

/** Maximum number of unanswered inquiries per day, so that nobody floods the desk. */
const mostOpen = 20;
const day = 24 * 3_600_000;

export const inquiryHandlers: Pick<Handlers<Context>, 'submitInquiry' | 'listInquiries'> = {
  /** An inquiry reserves nothing: vehicle and coupons are not changed. */
  async submitInquiry(payload, context) {
    const { database, now } = context;
    const { accountId } = userOf(context);
    const { carSourceId, endPortId, countryCode, transportType, freightType, couponDetailIds = [] } = payload;
    const row = await readVehicle(database, carSourceId);
    if (!row || payload.id !== carSourceId) return refuse(context, 400, 'vehicleGone');
    const order = await readLiveOrder(database, row.id);
    const { availability } = findFor(accountId, { state: row.state, order }, now);
    if (availability !== 'available') return refuse(context, 400, 'vehicleStatusChanged');
    const destination = { countryCode, portId: endPortId, transportType };
    const priced = await quoteVehicle(database, {
      row,
      destination,
      freightMode: freightModeOf(freightType),
      accountId,
      couponIds: couponDetailIds,
      terms: pricingSettingsForImport(await readPricingSettings(database), row, {
        destination,
        rules: await readImportRules(database),
        now,
      }),
      now,
    });
    if ('refusal' in priced) return refuse(context, 400, priced.refusal);
    if (!(await hasRoomForInquiry(context))) return refuse(context, 400, 'inquiriesFull');
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
  },

  async listInquiries({ pageNo, pageSize }, context) {
    const { database } = context;
    const rows = await database
      .selectFrom('inquiry')
      .innerJoin('vehicle', 'vehicle.id', 'inquiry.vehicle_id')
      .selectAll('vehicle')
      .select('inquiry.created_at as inquired_at')
      .where('inquiry.account_id', '=', userOf(context).accountId)
      .orderBy('inquiry.created_at', 'desc')
      .orderBy('inquiry.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    if (rows.length === 0) return { code: 0, body: [] };
    const terms = await readPricingSettings(database);
    return { code: 0, body: rows.map((row) => describe(row, terms, context)) };
  },
};

async function hasRoomForInquiry(context: Context): Promise<boolean> {
  const { database, now } = context;
  const { accountId } = userOf(context);
  // Concurrent calls must not exceed the limit.
  await lockAccount(database, accountId);
  const open = await database
    .selectFrom('inquiry')
    .select('id')
    .where('account_id', '=', accountId)
    .where('answered_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - day))
    .limit(mostOpen)
    .execute();
  return open.length < mostOpen;
}

type Inquired = VehicleRow & { inquired_at: Date };

function describe(row: Inquired, terms: PricingSettings, context: Context): Inquiry {
  return {
    createTimeDesc: timeText(row.inquired_at, context.timeZone),
    createdAt: row.inquired_at.toISOString(),
    ...describeInquired(row, terms, context),
  };
}
