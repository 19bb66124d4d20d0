import type { PriceTerms } from '../../server/pricing/price-terms.ts';
import type { Drawn, Entry } from './draw.ts';
import type { FlashSale, StockVehicle } from './vehicle.ts';
import { freightOf } from '../../server/pricing/freight.ts';
import { insuranceOf } from '../../server/pricing/insurance.ts';
import { listedDestination } from '../../server/pricing/listed-price.ts';

interface Setting {
  terms: PriceTerms;
  /** The moment that sales end and listings began relative to. */
  epoch: Date;
}

function chassisNumber({ style, make }: Entry, digits: string): string {
  return make.origin === 'CN' ? `${style.chassis}${digits}***` : `${style.chassis}-${digits}***`;
}

function emissionStandard({ style, make }: Entry, registered: string): string {
  if (make.origin === 'JP' || style.fuel === 'electric') return '';
  return registered < '2020-07' ? 'china-5' : 'china-6';
}

function atEpoch(flashSale: Drawn['flashSale'], epoch: Date): FlashSale | undefined {
  if (!flashSale) return undefined;
  const endsAt = new Date(epoch.getTime() + flashSale.secondsLeft * 1000);
  return { deductionCents: flashSale.deductionUsd * 100, endsAt };
}

/** A vehicle of the stock out of its style and what was drawn for it. */
export function assemble(id: string, entry: Entry, drawn: Drawn, { terms, epoch }: Setting): StockVehicle {
  const { make, model, style } = entry;
  const shipped = { transportTemplateId: drawn.yard.templateId, volumeM3: model.volumeM3 };
  const listPriceCents = listPriceFor(drawn.listedUsd * 100, shipped, terms);
  const flashSale = atEpoch(drawn.flashSale, epoch);
  const { names, hex, finish } = drawn.colour;
  return {
    id,
    makeId: make.id,
    modelId: model.id,
    styleId: style.id,
    level: model.level,
    names: style.fullNames,
    refNo: `GP-${id}`,
    registered: drawn.registered,
    mileageKm: drawn.mileageKm,
    seats: style.seats,
    doors: model.doors,
    displacementCc: style.displacementCc,
    fuel: style.fuel,
    colourCode: drawn.colour.code,
    handle: drawn.handle,
    chassisNumber: chassisNumber(entry, drawn.chassisDigits),
    conditionGrade: String(drawn.condition),
    interiorGrade: drawn.interiorGrade,
    airbags: drawn.airbags,
    climateControl: drawn.climateControl,
    equipment: drawn.equipment,
    emissionStandard: emissionStandard(entry, drawn.registered),
    remark: drawn.remark,
    countryCode: make.origin,
    ...shipped,
    listPriceCents,
    minimumCents: minimumPriceOf(listPriceCents - (flashSale?.deductionCents ?? 0)),
    flashSale,
    kinds: drawn.kinds,
    state: drawn.state,
    listedAt: new Date(epoch.getTime() - drawn.minutesListed * 60_000),
    look: {
      body: model.body,
      make: make.names.en,
      model: model.names.en,
      style: style.name,
      paint: { name: names.en, hex, finish },
      year: Number(drawn.registered.slice(0, 4)),
      mileageKm: drawn.mileageKm,
      seats: style.seats,
      fuel: style.fuel,
      seed: drawn.lookSeed,
    },
    searchText: entry.searchText,
  };
}

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
function listPriceFor(wantedCents: number, shipped: Shipped, terms: PriceTerms): number {
  const freight = listedFreight(shipped, terms);
  let price = wantedCents - freight;
  price -= insuranceOf(terms.insurance, price, freight);
  while (price + freight + insuranceOf(terms.insurance, price, freight) < wantedCents) price += stepCents;
  while (price + freight + insuranceOf(terms.insurance, price, freight) > wantedCents) price -= stepCents;
  return price;
}

/** The lowest price that a sales agent or a coupon may bring a vehicle down to. */
function minimumPriceOf(priceCents: number): number {
  return Math.floor((priceCents * 955) / 1000 / 5000) * 5000;
}
