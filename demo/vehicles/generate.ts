import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import type { Catalogue, Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { type Era, type Month, monthOf, movedTo, weighYears } from './draw-age.ts';
import { draw, type Drawn, type Entry } from './draw.ts';
import { exampleVehicles } from './examples.ts';
import { randomFrom } from './random.ts';
import { searchTextOf } from '#server/marketplace/catalogue/search/search-text.ts';
import type { FlashSale, StockVehicle } from './vehicle.ts';
import { freightOf } from '#server/marketplace/pricing/freight.ts';
import { insuranceOf } from '#server/marketplace/pricing/insurance.ts';
import { listedDestination } from '#server/marketplace/pricing/listed-price.ts';

interface Order {
  catalogue: Catalogue;
  terms: PricingSettings;
  seed: number;
  /** The moment to which the ends of sales, the beginnings of listings and the registrations are relative. */
  epoch: Date;
  /** How many vehicles to make, the examples among them. */
  count: number;
}

const firstId = 100_001;

/** The share of vehicles that are too old for Kenya. Other countries take them. */
const olderPart = 0.035;

/** A model and its styles, whose weights are computed once for all draws. */
interface Choice {
  weight: number;
  styles: readonly { entry: Entry; weight: number }[];
}

function enter(catalogue: Catalogue, style: Style): Entry {
  const model = catalogue.models.find(({ id }) => id === style.modelId);
  const make = catalogue.makes.find(({ id }) => id === style.makeId);
  const level = catalogue.levels.find(({ code }) => code === model?.level);
  if (!model || !make || !level) throw new RangeError(`Style ${style.id} belongs to nothing that is known`);
  return { make, model, style, level, searchText: searchTextOf({ make, model, style, level }) };
}

function weigh(entries: readonly Entry[], era: Era, today: Month): Choice[] {
  const weightOf = (styles: readonly Entry[]) =>
    weighYears(
      styles.map(({ style }) => style),
      era,
      today,
    );
  return [...Map.groupBy(entries, ({ model }) => model)].map(([model, own]) => ({
    weight: model.demand * weightOf(own),
    styles: own.map((entry) => ({ entry, weight: weightOf([entry]) })),
  }));
}

/**
 * Generates the demo stock: the contract's examples plus more up to the given number. The same seed gives the same
 * stock.
 */
export function generateVehicles({ catalogue, terms, seed, epoch, count }: Order): StockVehicle[] {
  const entries = catalogue.styles.map((style) => enter(catalogue, style));
  const today = monthOf(epoch);
  const choices = { young: weigh(entries, 'young', today), older: weigh(entries, 'older', today) };
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(seed, index);
    const id = String(firstId + index);
    const era = random.chance(olderPart) ? 'older' : 'young';
    const drawStyle = () =>
      random.pick(random.pick(choices[era], ({ weight }) => weight).styles, ({ weight }) => weight).entry;
    const example = exampleVehicles.find((known) => known.id === id);
    const entry = example ? entries.find(({ style }) => style.id === example.styleId) : drawStyle();
    if (!entry) throw new RangeError(`There is no style for vehicle ${id}`);
    const drawn = draw(random, entry, { era, today });
    const stated = example && {
      ...example.stated,
      registered: movedTo(today, example.registered, entry.style),
    };
    return assemble(id, entry, { ...drawn, ...stated }, { terms, epoch });
  });
}

interface Setting {
  terms: PricingSettings;
  /** The moment to which the ends of sales and the beginnings of listings are relative. */
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

/** Makes a vehicle of the stock from its style and what was drawn for it. */
function assemble(id: string, entry: Entry, drawn: Drawn, { terms, epoch }: Setting): StockVehicle {
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
    fittings: drawn.fittings,
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

/** The freight to the port that lists count prices to. */
function listedFreight({ transportTemplateId, volumeM3 }: Shipped, terms: PricingSettings): number {
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
 * The yard price that gives the wanted CIF price in lists: the inverse of a quote. If the insurance premium would step
 * over the wanted price, the result is one step below.
 */
function listPriceFor(wantedCents: number, shipped: Shipped, terms: PricingSettings): number {
  const freight = listedFreight(shipped, terms);
  let price = wantedCents - freight;
  price -= insuranceOf(terms.insurance, price, freight);
  while (price + freight + insuranceOf(terms.insurance, price, freight) < wantedCents) price += stepCents;
  while (price + freight + insuranceOf(terms.insurance, price, freight) > wantedCents) price -= stepCents;
  return price;
}

/** The minimum price, after discounts and coupons. */
function minimumPriceOf(priceCents: number): number {
  return Math.floor((priceCents * 955) / 1000 / 5000) * 5000;
}
