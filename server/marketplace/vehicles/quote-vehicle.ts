import { chooseCoupons, pricedCouponOf } from '#server/marketplace/coupons/coupons.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { readAgreedPrice } from './agreed-price.ts';
import { type FreightMode, portChoices } from '#server/marketplace/pricing/freight.ts';
import { listedDestination } from '#server/marketplace/pricing/listed-price.ts';
import {
  type Destination,
  type PrepaidQuote,
  type PricedVehicle,
  quote,
  type Quote,
  type QuoteRefusal,
  QuoteRefused,
} from '#server/marketplace/pricing/quote.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import type { VehicleRow } from './vehicle-row.ts';
import type { Country, OfferedDestination, Port } from '#generated/client/types.gen.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import type { Language } from '#wire/language.ts';

interface Wanted<Mode extends FreightMode> {
  row: VehicleRow;
  destination: Destination;
  freightMode: Mode;
  /** Undefined for a visitor, who has no coupons. */
  accountId: string | undefined;
  couponIds: readonly string[];
  terms: PricingSettings;
  now: Date;
}

export type QuoteOf<Mode extends FreightMode> = Mode extends 'prepaid' ? PrepaidQuote : Quote;

/** Quotes a vehicle now, or returns the contract's failure name. */
export async function quoteVehicle<Mode extends FreightMode>(
  database: Database,
  { row, destination, freightMode, accountId, couponIds, terms, now }: Wanted<Mode>,
): Promise<{ quote: QuoteOf<Mode> } | { refusal: QuoteRefusal }> {
  if (!isOffered(row, terms, destination)) return { refusal: 'shippingUnavailable' };
  const chosen = accountId
    ? await chooseCoupons(database, couponIds, { accountId, vehicleId: row.id, now })
    : undefined;
  if (!chosen && couponIds.length > 0) return { refusal: 'couponUnavailable' };
  const coupons = (chosen ?? []).map(pricedCouponOf);
  const agreedCents = accountId ? await readAgreedPrice(database, { accountId, vehicleId: row.id, now }) : undefined;
  try {
    const vehicle = pricedVehicleOf(row, now);
    const counted = quote({ vehicle, destination, freightMode, coupons, agreedCents, terms });
    return { quote: counted as QuoteOf<Mode> };
  } catch (error) {
    if (error instanceof QuoteRefused) return { refusal: error.reason };
    throw error;
  }
}

type Priced = Pick<
  VehicleRow,
  | 'id'
  | 'base_price_cents'
  | 'min_price_cents'
  | 'volume_m3'
  | 'transport_template'
  | 'flash_deduction_cents'
  | 'flash_ends_at'
>;

/** A vehicle as pricing takes it. A flash sale counts until it ends, even before the job clears it. */
export function pricedVehicleOf(row: Priced, now: Date): PricedVehicle {
  const isOnSale = row.flash_ends_at !== null && now < row.flash_ends_at;
  return {
    id: row.id,
    listPriceCents: row.base_price_cents,
    flashDeductionCents: isOnSale ? (row.flash_deduction_cents ?? 0) : 0,
    minimumCents: row.min_price_cents,
    volumeM3: Number(row.volume_m3),
    transportTemplateId: row.transport_template,
  };
}

type Shipped = Pick<VehicleRow, 'transport_template' | 'volume_m3'>;

function choicesOf(row: Shipped, { tariffs }: PricingSettings, countryCode: string) {
  return portChoices(tariffs, { templateId: row.transport_template, volumeM3: Number(row.volume_m3) }, countryCode);
}

/** The countries that a vehicle can be shipped to. */
export function destinationsOf(row: Shipped, terms: PricingSettings, language: Language): Country[] {
  return receivingCountries
    .filter(({ code }) => choicesOf(row, terms, code).length > 0)
    .map(({ id, code, names }) => ({ code, name: names[language], id }));
}

/** The ports of a country that a vehicle can be shipped to, with transports. */
export function portsOf(row: Shipped, terms: PricingSettings, countryCode: string, language: Language): Port[] {
  return choicesOf(row, terms, countryCode).map(({ port, transports }) => ({
    portId: port.id,
    name: port.names[language],
    transports: transports.map(({ type, names }) => ({ type, desc: names[language] })),
  }));
}

/** The destination of the listed price, if the vehicle can be shipped there. */
export function offeredDestination(
  row: Shipped,
  terms: PricingSettings,
  language: Language,
): OfferedDestination | undefined {
  const { countryCode, portId, transportType } = listedDestination;
  const port = portsOf(row, terms, countryCode, language).find((one) => one.portId === portId);
  return port?.transports[0]?.type === transportType ? { countryCode, port } : undefined;
}

/** Whether `listPorts` offers this port and transport for the vehicle and country. */
function isOffered(row: Shipped, terms: PricingSettings, { countryCode, portId, transportType }: Destination): boolean {
  return choicesOf(row, terms, countryCode).some(
    ({ port, transports }) => port.id === portId && transports.some(({ type }) => type === transportType),
  );
}
