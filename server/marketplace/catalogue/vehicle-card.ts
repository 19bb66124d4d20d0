import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { VehicleCard } from '#generated/client/types.gen.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { describeSpan } from '#server/marketplace/import/describe-cost.ts';
import {
  type LandedBasis,
  landedColumns,
  landedFacts,
  landedTotal,
} from '#server/marketplace/import/landed-in-lists.ts';
import type { ListedPrice } from '#server/marketplace/pricing/listed-price.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import { executeRead } from '#server/platform/database/hot-reads.ts';
import { cacheVersion } from '#server/platform/database/cache-version.ts';
import { type PricingSettings, pricingSettingsIfSetAt } from '#server/marketplace/pricing/pricing-settings.ts';
import { nameIn, type StoredNames } from '#server/platform/names.ts';
import { displayDisplacement, displayMileage, shortFuelNames } from '#server/marketplace/reference/words.ts';
import { firstPictureOf, secondPictureOf } from '#server/marketplace/vehicles/photos.ts';
import { gearboxOf } from '#server/marketplace/vehicles/property-groups.ts';
import { readerUnit } from '#server/marketplace/vehicles/reader.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import type { Language } from '#wire/language.ts';
import { listedPriceOf, priceColumns, saleSecondsLeft, unpriced } from './listed-vehicle.ts';

export type { VehicleCard };

/** The columns that a card needs. Its names come from `cardNames`. */
export const cardColumns = [
  ...priceColumns,
  'registered',
  'mileage_km',
  'displacement_cc',
  'fuel',
  'style_id',
  'state',
  'photos',
] as const;

export const cardNames = sql<StoredNames>`facts -> 'names'`.as('names');

export type CardRow = Pick<VehicleRow, (typeof cardColumns)[number]> & { names: StoredNames };

/** What a card depends on besides its vehicle: the reader, the time and the pricing settings, if any. */
export interface CardReader {
  language: Language;
  now: Date;
  terms: PricingSettings | undefined;
}

/** The cards of these vehicles, in this order. Unknown vehicles are omitted. */
export async function readVehicleCards(context: Context, ids: readonly string[]): Promise<VehicleCard[]> {
  if (ids.length === 0) return [];
  const rows = await executeRead(context.database, selectCards(context).where('vehicle.id', 'in', ids).compile());
  const cards = new Map((await cardsOf(rows, context)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

interface PageOfCards {
  ids: RawBuilder<{ id: string }>;
  sort: RawBuilder<unknown>;
  /**
   * Whether ids are found quickly. Otherwise the read gets its own connection, so that others do not wait behind it.
   */
  isNear: boolean;
  /** Set if cards show the landed cost. */
  landed?: LandedBasis | undefined;
}

/** The cards of the vehicles whose ids a statement selects, sorted. */
export async function readPageOfCards(context: Context, page: PageOfCards): Promise<VehicleCard[]> {
  const { ids, sort, landed } = page;
  const cards = selectCards(context)
    .where('vehicle.id', '=', sql<string>`any(array(${ids}))`)
    .orderBy(sort);
  if (!landed) return cardsOf(await readCards(context, cards.compile(), page), context);
  const priced = cards.select(landedColumns).select(landedFacts);
  const rows = await readCards(context, priced.compile(), page);
  return (await cardsOf(rows, context)).map((card, place) => {
    const cost = rows[place] && landedTotal(rows[place], landed, context.now);
    return { ...card, ...(cost && { landedCost: describeSpan(cost) }) };
  });
}

async function readCards<Row>(
  { database }: Context,
  query: CompiledQuery<Row>,
  { isNear }: PageOfCards,
): Promise<Row[]> {
  return isNear ? executeRead(database, query) : (await database.executeQuery(query)).rows;
}

function selectCards({ database }: Context) {
  return database.selectFrom('vehicle').select(cardColumns).select(cardNames).select(cacheVersion.as('kept_version'));
}

async function cardsOf(
  rows: readonly (CardRow & { kept_version: number })[],
  { database, language, now }: Context,
): Promise<VehicleCard[]> {
  const [first] = rows;
  if (!first) return [];
  const terms = await pricingSettingsIfSetAt(database, first.kept_version);
  return rows.map((row) => cardOf(row, { language, now, terms }));
}

export function cardOf(row: CardRow, reader: CardReader): VehicleCard {
  const { language, now, terms } = reader;
  const price = terms ? listedPriceOf(row, terms, now) : unpriced;
  // Without a price there is nothing to deduct from.
  const secondsLeft = terms && saleSecondsLeft(row, now);
  const gearbox = gearboxOf(row, language);
  return {
    id: row.id,
    name: nameIn(row.names, language),
    registrationDate: row.registered.slice(0, 7),
    displayMileage: displayMileage(row.mileage_km),
    displacement: displayDisplacement(row.displacement_cc),
    fuel: fuelTextOf(row.fuel, language),
    ...(gearbox && { gearbox }),
    imageUrl: firstPictureOf(row),
    secondImageUrl: secondPictureOf(row),
    priceUSD: price.now.usdCents / 100,
    priceJPY: price.now.jpy,
    priceKES: price.now.kes,
    ...(!terms && { pricesUnset: true }),
    tag: tagOf(row, now),
    ...(secondsLeft !== undefined && { ...saleFieldsOf(price, language), remainingTimes: secondsLeft }),
  };
}

function saleFieldsOf(
  { original, flashDeduction }: ListedPrice,
  language: Language,
): { origPriceUSD: number; origPriceJPY: number; flashSaleDeduction: string } {
  return {
    origPriceUSD: original.usdCents / 100,
    origPriceJPY: original.jpy,
    flashSaleDeduction: formatAmount(flashDeduction, readerUnit(language)),
  };
}

/** A sale is a promotion until it ends, and only while the vehicle can be reserved. */
export function tagOf(row: Pick<CardRow, 'state' | 'flash_ends_at'>, now: Date): VehicleCard['tag'] {
  if (row.state === 'available') return saleSecondsLeft(row, now) === undefined ? 'sale' : 'promotion';
  return row.state === 'held' ? 'locked' : 'down';
}

function fuelTextOf(fuel: string, language: Language): string {
  return Object.hasOwn(shortFuelNames, fuel) ? shortFuelNames[fuel as keyof typeof shortFuelNames][language] : fuel;
}
