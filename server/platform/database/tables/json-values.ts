import type { InquiryPayload, RefundSituation } from '#generated/client/types.gen.ts';
import type { StoredNames } from '#server/platform/names.ts';

// The values that JSON columns hold.

/** `orders.refund_promise`: what the refund rules gave the buyer of a cancelled order. */
export interface RefundPromise {
  situation: RefundSituation;
  percent: number;
  /** What had been received by then, in the smallest unit; absent in older promises. */
  received?: number;
  /** The last day to send it. */
  sendBy: string;
}

/** `vehicle.facts`: everything that is shown but never filtered or sorted by. */
export interface VehicleFacts {
  names: StoredNames;
  refNo: string;
  doors: number;
  colourCode: string;
  handle: 'right' | 'left';
  /** The chassis number with its last digits masked. */
  chassisNumber: string;
  conditionGrade: string;
  interiorGrade: string;
  /** Absent if unknown. */
  airbags?: number | undefined;
  /** Automatic climate control; absent if unknown. */
  climateControl?: boolean | undefined;
  /** Empty if unknown. */
  equipment: readonly string[];
  /** Empty if unknown. */
  emissionStandard: string;
  remark?: StoredNames | undefined;
  /** The staff's remark, which may be missing in some languages. */
  remarks?: Partial<StoredNames>;
  countryCode: 'JP' | 'CN';
  /** The URL of its video, if any. */
  video?: string;
}

/**
 * An amount in the market's three currencies, each in its smallest unit: US cents, whole yen, whole shillings. Prices
 * are set in dollars; yen and shillings are converted.
 */
export interface Amount {
  usdCents: number;
  jpy: number;
  kes: number;
}

export interface Destination {
  countryCode: string;
  portId: string;
  transportType: string;
}

export interface AppliedCoupon {
  id: string;
  /** The deducted amount, which is less than the quota if the price does not allow all of it. */
  cents: number;
}

export interface VehiclePrice {
  list: Amount;
  flashDeduction: Amount;
  discount: Amount;
  /** The deduction of the buyer's accepted offer. Absent if none is used. */
  offerDeduction?: Amount;
  /** The vehicle's net price: the list price less all deductions. */
  vehicle: Amount;
  minimum: Amount;
  coupons: AppliedCoupon[];
}

export interface Clearance {
  price: Amount;
  total: Amount;
  deposit: Amount;
  shown: boolean;
}

export interface PrepaidQuote extends VehiclePrice {
  freightMode: 'prepaid';
  freight: Amount;
  insurance: Amount;
  /** The CIF price: vehicle, freight and insurance. */
  total: Amount;
  deposit: Amount;
  depositRatio: number;
  clearance?: Clearance;
}

/** Collected freight, and everything that depends on it, is on request. */
export interface CollectQuote extends VehiclePrice {
  freightMode: 'collect';
}

export type Quote = PrepaidQuote | CollectQuote;

/** `inquiry.payload`: the question, the prices the buyer saw and our prices at that moment. */
export interface StoredInquiry {
  seen: InquiryPayload;
  quote: Quote;
}

/** `price_request.request`: what a buyer requested a price for. */
export interface StoredPriceRequest {
  destination: Destination;
  couponIds: readonly string[];
}

/** `orders.receiver`: the consignee. */
export interface StoredReceiver {
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  cityId: string;
  address: string;
}

/** `orders.shipping`: the priced journey. */
export interface StoredShipping extends Destination {
  /** Whether the buyer takes customs clearance; amounts with clearance then apply. */
  clearance: boolean;
  /** The buyer confirmed the reservation although the country does not admit the vehicle. */
  wantedRefused?: true;
}

/** `orders.quote`: the quote of the reservation, never recalculated. */
export type StoredQuote = PrepaidQuote & {
  /** The result of the buyer's last price request for the same journey and coupons. */
  seen?: { total: Amount; askedAt: string };
};

/** The collection agent and its account, as shown to buyers. */
export interface CollectionAgent {
  name: string;
  details: readonly { label: StoredNames; value: string }[];
}
