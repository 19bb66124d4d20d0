/**
 * Finds what few vehicles meet, such as two seats and less than a year old, without walking through the whole stock. The
 * filters with the fewest buckets stand first: see `server/marketplace/catalogue/list-vehicles.ts`.
 */
export const statements = [
  `create index vehicle_by_buckets on vehicle
    (seats_bucket, age_bucket, mileage_bucket, price_bucket, model_level, listed_at desc, id desc)
    where state <> 'removed'`,
] as const;
