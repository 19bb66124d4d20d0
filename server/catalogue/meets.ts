import { sql, type RawBuilder } from 'kysely';
import type { Kind, VehicleFilters } from './vehicle-filters.ts';

/** The filters that are columns, alike in vehicles and in kept counts. */
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

/** The condition that a vehicle meets every filter. Removed vehicles are in no list. */
export function meets(filters: VehicleFilters, now: Date): RawBuilder<boolean> {
  const { makeId, modelId, kind, isOnSale, styleIds, ownWord } = filters;
  const conditions = [sql`state <> 'removed'`];
  if (makeId !== undefined) conditions.push(sql`make_id = ${makeId}`);
  if (modelId !== undefined) conditions.push(sql`model_id = ${modelId}`);
  for (const [filter, column] of Object.entries(bucketColumns)) {
    const value = filters[filter as keyof typeof bucketColumns];
    if (value !== undefined) conditions.push(sql`${sql.ref(column)} = ${value}`);
  }
  if (kind) conditions.push(sql`${sql.ref(kindColumns[kind])}`);
  if (isOnSale) conditions.push(isOnSaleAt(now));
  if (styleIds) {
    const ofStyles = sql`style_id = any(${styleIds}::text[])`;
    conditions.push(ownWord === undefined ? ofStyles : sql`(${ofStyles} or search_words @> ${[ownWord]}::text[])`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** On sale is what can still be bought at the sale's price. */
export function isOnSaleAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(flash_ends_at is not null and flash_ends_at > ${now} and state = 'available')`;
}
