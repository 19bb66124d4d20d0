import { type RawBuilder, sql } from 'kysely';
import type { PayloadOf } from '../../generated/server.ts';
import { lastDayOfMonth } from '../import/calendar-day.ts';
import { takenBy } from '../import/destination.ts';
import type { Requirement, TakenVehicles } from '../import/taken-vehicles.ts';
import { marketDay } from '../reference/market-time.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { findByKey } from './search/search-index.ts';
import { splitWords } from './search/search-text.ts';

/** What the filter `type` offers, by the numbers that the wire and the kept counts have for them. */
export const kinds = { newArrival: 1, daily: 2, highQuality: 3, hot: 4 } as const;
export type Kind = keyof typeof kinds;

/** The number of one more option: what is on flash sale. No counts are kept of it, since sales end by the clock. */
export const onSaleKind = 5;

/** What a list is narrowed to. A filter that is left out does not narrow it. */
export interface VehicleFilters {
  makeId?: string;
  modelId?: string;
  modelLevel?: string;
  priceBucket?: number;
  ageBucket?: number;
  mileageBucket?: number;
  seatsBucket?: number;
  kind?: Kind;
  isOnSale?: boolean;
  /** The styles that a keyword means. */
  styleIds?: readonly string[];
  /** What the country takes that the vehicles are for. A country that refuses none narrows nothing. */
  taken?: readonly Requirement[];
  /** A keyword that may name one vehicle, such as its reference number. Vehicles of `styleIds` are found as well. */
  ownWord?: string;
}

export function filtersOf(payload: PayloadOf<'listVehicles'>, catalogue: CatalogueMemory, now: Date): VehicleFilters {
  const { makeId, modelId, modelLevelId, price, carAge, mileage, seatsNum, searchKey, importCountryCode } = payload;
  const kind = kindOf(payload);
  const taken: TakenVehicles = importCountryCode === undefined ? undefined : takenBy(importCountryCode, marketDay(now));
  return {
    ...(makeId !== undefined && { makeId }),
    ...(modelId !== undefined && { modelId }),
    ...(modelLevelId !== undefined && { modelLevel: modelLevelId }),
    ...(price !== undefined && { priceBucket: price }),
    ...(carAge !== undefined && { ageBucket: carAge }),
    ...(mileage !== undefined && { mileageBucket: mileage }),
    ...(seatsNum !== undefined && { seatsBucket: seatsNum }),
    ...(kind && { kind }),
    ...(payload.flashSaleFlag && { isOnSale: true }),
    ...(taken && { taken }),
    ...(searchKey !== undefined && keywordOf(searchKey, catalogue)),
  };
}

function kindOf(payload: PayloadOf<'listVehicles'>): Kind | undefined {
  if (payload.newArrivalFlag) return 'newArrival';
  if (payload.dailyFlag) return 'daily';
  if (payload.highQualityFlag) return 'highQuality';
  return payload.hotCarFlag ? 'hot' : undefined;
}

/** A key of marks alone has no words, so it does not narrow. */
function keywordOf(key: string, { search }: CatalogueMemory): Pick<VehicleFilters, 'styleIds' | 'ownWord'> {
  const words = splitWords(key);
  if (words.length === 0) return {};
  const ownWord = words.join('');
  const styleIds = [...findByKey(search, key)];
  return /^[a-z]{0,3}\d{5,}$/.test(ownWord) ? { styleIds, ownWord } : { styleIds };
}

/** The filters that are one column each, which vehicles and kept counts both have. */
export const bucketColumns = {
  modelLevel: 'model_level',
  priceBucket: 'price_bucket',
  ageBucket: 'age_bucket',
  mileageBucket: 'mileage_bucket',
  seatsBucket: 'seats_bucket',
} as const;

export const kindColumns = {
  newArrival: 'is_new_arrival',
  daily: 'is_daily',
  highQuality: 'is_high_quality',
  hot: 'is_hot',
} as const satisfies Record<Kind, string>;

/** The condition that a vehicle meets every filter. No list has removed vehicles. */
export function meets(filters: VehicleFilters, now: Date): RawBuilder<boolean> {
  const { makeId, modelId, kind, isOnSale, taken, styleIds, ownWord } = filters;
  const conditions = [sql`state <> 'removed'`];
  if (makeId !== undefined) conditions.push(sql`make_id = ${makeId}`);
  if (modelId !== undefined) conditions.push(sql`model_id = ${modelId}`);
  for (const [filter, column] of Object.entries(bucketColumns)) {
    const value = filters[filter as keyof typeof bucketColumns];
    if (value !== undefined) conditions.push(sql`${sql.ref(column)} = ${value}`);
  }
  if (kind) conditions.push(sql`${sql.ref(kindColumns[kind])}`);
  if (isOnSale) conditions.push(isOnSaleAt(now));
  if (taken) conditions.push(isTaken(taken));
  if (styleIds) {
    const ofStyles = sql`style_id = any(${styleIds}::text[])`;
    conditions.push(ownWord === undefined ? ofStyles : sql`(${ofStyles} or search_words @> ${[ownWord]}::text[])`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A vehicle meets one of the requirements. */
export function isTaken(taken: readonly Requirement[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(taken.map(meetsRequirement), sql` or `)})`;
}

function meetsRequirement({ registeredFrom, steering, fuels }: Requirement): RawBuilder<boolean> {
  const asked = [
    ...(registeredFrom === undefined ? [] : [sql`registered > ${lastDayOfMonth(registeredFrom - 1)}::date`]),
    ...(steering === undefined ? [] : [sql`steering = ${steering}`]),
    ...(fuels === undefined ? [] : [sql`fuel = any(${fuels}::text[])`]),
  ];
  return sql<boolean>`(${sql.join(asked, sql` and `)})`;
}

/** A vehicle is on sale while a buyer can still reserve it at the sale's price. */
export function isOnSaleAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(flash_ends_at is not null and flash_ends_at > ${now} and state = 'available')`;
}
