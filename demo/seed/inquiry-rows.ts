import type { PayloadOf } from '#generated/server.ts';
import type { StoredInquiry } from '#server/platform/database/tables/json-values.ts';
import { convert } from '#server/marketplace/pricing/amount.ts';
import { freightTypeOf } from '#server/marketplace/pricing/freight.ts';
import { toPriceResult } from '#server/marketplace/pricing/price-result.ts';
import { askText, formatAmount } from '#server/marketplace/pricing/price-text.ts';
import { quote, type Quote } from '#server/marketplace/pricing/quote.ts';
import { addresses, type DemoInquiry } from '../people/saved-items.ts';
import { demoPricingSettings } from '../pricing-settings.ts';
import { pricedAt, type StockVehicle } from '../vehicles/vehicle.ts';
import type { SeedRow } from './insert-rows.ts';

type Seen = PayloadOf<'submitInquiry'>;

const hours = 3_600_000;

export function inquiryRowOf(inquiry: DemoInquiry, vehicles: readonly StockVehicle[], now: Date): SeedRow {
  const vehicle = vehicles.find(({ id }) => id === inquiry.vehicleId);
  const address = addresses.find(({ id }) => id === inquiry.addressId);
  if (!vehicle || !address) throw new RangeError(`Inquiry ${inquiry.id} names what is not there`);
  const askedAt = new Date(now.getTime() - inquiry.hoursAgo * hours);
  const counted = quote({
    vehicle: pricedAt(vehicle, askedAt),
    destination: { countryCode: address.countryCode, portId: inquiry.portId, transportType: inquiry.transportType },
    freightMode: inquiry.freightMode,
    coupons: [],
    terms: demoPricingSettings,
  });
  const seen: Seen = {
    carSourceId: vehicle.id,
    id: vehicle.id,
    styleId: vehicle.styleId,
    endPortId: inquiry.portId,
    transportType: inquiry.transportType,
    freightType: freightTypeOf(inquiry.freightMode),
    commitType: 1,
    name: address.name,
    email: address.email,
    phone: address.phone,
    countryCode: address.countryCode,
    cityId: address.cityId,
    address: address.line,
    payUnit: 'USD',
    checkClearancePrice: inquiry.withClearance ? 1 : 0,
    ...seenPrices(counted),
  };
  return {
    id: inquiry.id,
    account_id: inquiry.accountId,
    vehicle_id: vehicle.id,
    payload: { seen, quote: counted } satisfies StoredInquiry,
    created_at: askedAt.toISOString(),
  };
}

type SeenPrices = Pick<
  Seen,
  'vehiclePriceDesc' | 'vehiclePriceUSD' | 'vehiclePriceJPY' | 'flashSale' | 'displayClearancePrice'
>;

/** The prices as the page showed them. With freight to be collected, only the vehicle's price is known. */
function seenPrices(counted: Quote): SeenPrices & Partial<Seen> {
  const onSale = counted.flashDeduction.usdCents > 0;
  if (counted.freightMode === 'collect') {
    return {
      vehiclePriceDesc: formatAmount(counted.vehicle, 'USD'),
      vehiclePriceUSD: counted.vehicle.usdCents / 100,
      vehiclePriceJPY: convert(counted.vehicle.usdCents, demoPricingSettings.rates).jpy,
      transportPriceDesc: askText,
      insurancePriceDesc: askText,
      totalPriceDesc: askText,
      depositPriceDesc: askText,
      flashSale: onSale ? '1' : '0',
      displayClearancePrice: 0,
    };
  }
  const result = toPriceResult(counted, { unit: 'USD', poster: false });
  return {
    vehiclePriceDesc: result.vehiclePriceDesc,
    vehiclePriceUSD: result.vehiclePriceUSD,
    vehiclePriceJPY: result.vehiclePriceJPY,
    transportPriceDesc: result.transportPriceDesc,
    transportPriceUSD: result.transportPriceUSD,
    transportPriceJPY: result.transportPriceJPY,
    insurancePriceDesc: result.insurancePriceDesc,
    insurancePriceUSD: result.insurancePriceUSD,
    insurancePriceJPY: result.insurancePriceJPY,
    totalPriceDesc: result.totalPriceDesc,
    totalPriceUSD: result.totalPriceUSD,
    totalPriceJPY: result.totalPriceJPY,
    depositPriceDesc: result.depositPriceDesc,
    depositPriceUSD: result.depositPriceUSD,
    depositPriceJPY: result.depositPriceJPY,
    flashSale: onSale ? '1' : '0',
    displayClearancePrice: result.displayClearancePrice,
  };
}
