import type {
  AppliedCoupon,
  Clearance,
  Destination,
  PrepaidQuote,
  Quote,
  VehiclePrice,
} from '#server/platform/database/tables/json-values.ts';
import { type Amount, convert, difference, sum, takeRatio } from './amount.ts';
import { clearanceOf } from './clearance.ts';
import { type FreightMode, freightOf } from './freight.ts';
import { insuranceOf } from './insurance.ts';
import type { PricingSettings } from './pricing-settings.ts';

export type { Destination, PrepaidQuote, Quote };

export interface PricedVehicle {
  id: string;
  /** The vehicle at the yard, before any deduction. */
  listPriceCents: number;
  /** The flash sale deduction; 0 without a sale. */
  flashDeductionCents: number;
  minimumCents: number;
  volumeM3: number;
  transportTemplateId: string;
}

export interface QuoteInput {
  vehicle: PricedVehicle;
  destination: Destination;
  freightMode: FreightMode;
  coupons: readonly PricedCoupon[];
  /** The price of the buyer's accepted offer, if one holds. */
  agreedCents?: number | undefined;
  terms: PricingSettings;
}

/**
 * Only balances are converted, and a deduction is the difference of two. So amounts add up in every currency and
 * rounding makes none negative. An accepted offer and coupons are not combined: the lower price counts.
 */
function priceVehicle({ vehicle, coupons, agreedCents, terms: { rates } }: QuoteInput): VehiclePrice {
  const afterFlash = Math.max(0, vehicle.listPriceCents - vehicle.flashDeductionCents);
  const couponsApplied = applyCoupons(coupons, vehicle, afterFlash);
  const afterCoupons = couponsApplied.reduce((price, { cents }) => price - cents, afterFlash);
  const isAgreed = agreedCents !== undefined && agreedCents < afterCoupons;
  const applied = isAgreed ? couponsApplied.map(({ id }) => ({ id, cents: 0 })) : couponsApplied;
  const net = isAgreed ? agreedCents : afterCoupons;
  const balances = [vehicle.listPriceCents, afterFlash, net].map((cents) => convert(cents, rates));
  const [list, sale, price] = balances as [Amount, Amount, Amount];
  const deduction = difference(sale, price);
  return {
    list,
    flashDeduction: difference(list, sale),
    discount: isAgreed ? convert(0, rates) : deduction,
    ...(isAgreed && { offerDeduction: deduction }),
    vehicle: price,
    minimum: convert(vehicle.minimumCents, rates),
    coupons: applied,
  };
}

function findFreight({ vehicle, destination, terms }: QuoteInput): number {
  const tariff = terms.tariffs.find(
    ({ templateId, portId, transportType }) =>
      templateId === vehicle.transportTemplateId &&
      portId === destination.portId &&
      transportType === destination.transportType,
  );
  const cents = tariff && freightOf(tariff.rate, vehicle.volumeM3);
  if (cents === undefined) throw new QuoteRefused('shippingUnavailable');
  return cents;
}

function addClearance({ vehicle, destination, terms }: QuoteInput, total: Amount): { clearance?: Clearance } {
  const offered = terms.clearance[destination.countryCode];
  if (!offered) return {};
  const price = convert(clearanceOf(offered, vehicle.listPriceCents), terms.rates);
  const cleared = sum([total, price]);
  return {
    clearance: { price, total: cleared, deposit: depositOf(cleared, terms.depositRatio), shown: offered.shown },
  };
}

/** Quotes a vehicle to a port by a transport type. Throws `QuoteRefused` if there is no price. */
export function quote(input: QuoteInput & { freightMode: 'prepaid' }): PrepaidQuote;
export function quote(input: QuoteInput): Quote;
export function quote(input: QuoteInput): Quote {
  const { vehicle, terms, freightMode } = input;
  const vehiclePrice = priceVehicle(input);
  const freightCents = findFreight(input);
  if (freightMode === 'collect') return { ...vehiclePrice, freightMode };

  const freight = convert(freightCents, terms.rates);
  const insurance = convert(insuranceOf(terms.insurance, vehicle.listPriceCents, freightCents), terms.rates);
  const total = sum([vehiclePrice.vehicle, freight, insurance]);
  const { depositRatio } = terms;
  const deposit = depositOf(total, depositRatio);
  return {
    ...vehiclePrice,
    freightMode,
    freight,
    insurance,
    total,
    deposit,
    depositRatio,
    ...addClearance(input, total),
  };
}

/** The ratio is applied in each currency separately, so that it is exact in the one the buyer pays in. */
function depositOf(total: Amount, ratio: number): Amount {
  return {
    usdCents: takeRatio(total.usdCents, ratio),
    jpy: takeRatio(total.jpy, ratio),
    kes: takeRatio(total.kes, ratio),
  };
}

/** Why there is no price, by the contract's failure names. */
export type QuoteRefusal = 'couponUnavailable' | 'shippingUnavailable';

export class QuoteRefused extends Error {
  readonly reason: QuoteRefusal;

  constructor(reason: QuoteRefusal) {
    super(`No quote: ${reason}`);
    this.name = 'QuoteRefused';
    this.reason = reason;
  }
}

export interface PricedCoupon {
  id: string;
  quotaCents: number;
  /** The designated vehicles; absent if valid for all. */
  vehicleIds?: readonly string[] | undefined;
}

export function couponAccepts(coupon: PricedCoupon, vehicleId: string): boolean {
  return coupon.vehicleIds === undefined || coupon.vehicleIds.includes(vehicleId);
}

/**
 * What each coupon deducts, in the given order. Together they lower the price to the minimum selling price at most. If
 * a flash sale is already below it, they deduct nothing.
 */
function applyCoupons(
  coupons: readonly PricedCoupon[],
  vehicle: { id: string; minimumCents: number },
  priceCents: number,
): AppliedCoupon[] {
  let left = Math.max(0, priceCents - vehicle.minimumCents);
  return coupons.map((coupon) => {
    if (!couponAccepts(coupon, vehicle.id)) throw new QuoteRefused('couponUnavailable');
    const cents = Math.min(coupon.quotaCents, left);
    left -= cents;
    return { id: coupon.id, cents };
  });
}
