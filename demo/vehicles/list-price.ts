import { freightOf } from '../../server/pricing/freight.ts';
import { insuranceOf } from '../../server/pricing/insurance.ts';
import { listedDestination } from '../../server/pricing/listed-price.ts';
import type { PriceTerms } from '../../server/pricing/terms.ts';

const stepCents = 1000;

interface Shipped {
  transportTemplateId: string;
  volumeM3: number;
}

/** Freight to where lists count prices to. */
function listedFreight({ transportTemplateId, volumeM3 }: Shipped, terms: PriceTerms): number {
  const tariff = terms.tariffs.find(
    ({ templateId, portId, transportType }) =>
      templateId === transportTemplateId &&
      portId === listedDestination.portId &&
      transportType === listedDestination.transportType,
  );
  const cents = tariff && freightOf(tariff.rate, volumeM3);
  if (cents === undefined)
    throw new RangeError(`Template ${transportTemplateId} does not ship to ${listedDestination.portId}`);
  return cents;
}

/**
 * The price at the yard with which the listed CIF price comes out as wanted: the reverse of a quote. Where the premium
 * steps over the wanted price, it comes out one step below.
 */
export function listPriceFor(wantedCents: number, shipped: Shipped, terms: PriceTerms): number {
  const freight = listedFreight(shipped, terms);
  let price = wantedCents - freight;
  price -= insuranceOf(terms.insurance, price, freight);
  while (price + freight + insuranceOf(terms.insurance, price, freight) < wantedCents) price += stepCents;
  while (price + freight + insuranceOf(terms.insurance, price, freight) > wantedCents) price -= stepCents;
  return price;
}

/** The lowest price that a sales agent or a coupon may bring a vehicle down to. */
export function minimumPriceOf(priceCents: number): number {
  return Math.floor((priceCents * 955) / 1000 / 5000) * 5000;
}
