import type { Handlers } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { nextShipTo } from '#server/marketplace/import/destination.ts';
import { pricingSettingsForImport } from '#server/marketplace/import/may-be-imported.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { transferPrice } from '#server/marketplace/pricing/amount.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { getVehicleDetail } from './detail.ts';
import { readPricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { readOffered } from './offered-vehicle.ts';
import { toPriceResult } from '#server/marketplace/pricing/price-result.ts';
import { storePriceRequest } from '#server/marketplace/orders/price-request.ts';
import { quoteVehicle } from '#server/marketplace/vehicles/quote-vehicle.ts';
import { readerUnit } from '#server/marketplace/vehicles/reader.ts';

type VehicleOperation = 'getVehicleDetail' | 'getPriceDetail' | 'getTransferPrice';

export const vehicleHandlers: Pick<Handlers<Context>, VehicleOperation> = {
  getVehicleDetail,
  async getPriceDetail(payload, context) {
    const { carSourceId, endPortId, countryCode, transportType, couponDetailIds: couponIds = [] } = payload;
    const { database, language, now, user } = context;
    if (couponIds.length > 0 && !user) return { code: 421 };
    const offered = await readOffered(context, carSourceId);
    if (!offered) return refuse(context, 400, 'vehicleGone');
    const { row } = offered;
    if (!offered.terms) return refuse(context, 400, 'pricesUnset');
    const { availability } = offered.found;
    // A buyer whose order holds the vehicle may still see prices. For all others it is gone.
    if (availability === 'removed' || availability === 'reserved') return { code: 602 };

    const destination = { countryCode, portId: endPortId, transportType };
    const rules = await readImportRules(database);
    const terms = pricingSettingsForImport(offered.terms, row, { destination, rules, now });
    const wanted = { row, destination, freightMode: 'prepaid', couponIds, terms, now } as const;
    const priced = await quoteVehicle(database, { ...wanted, accountId: user?.accountId });
    if ('refusal' in priced) return refuse(context, 400, priced.refusal);
    const { quote } = priced;
    if (user) {
      await storePriceRequest(
        database,
        { accountId: user.accountId, vehicleId: row.id },
        { request: { destination, couponIds }, quote, askedAt: now },
      );
    }
    const reader = { unit: readerUnit(language), poster: user?.insiderType === 1 };
    const nextShip = nextShipTo(endPortId, marketDay(now));
    return { code: 0, body: { ...toPriceResult(quote, reader), nextShip } };
  },

  async getTransferPrice({ carSourceId, origPrice, convertType }, context) {
    const { database } = context;
    if (!(await readVehicle(database, carSourceId))) return refuse(context, 400, 'vehicleGone');
    const { rates } = await readPricingSettings(database);
    return { code: 0, body: { finalPrice: transferPrice(origPrice, convertType, rates) } };
  },
};
