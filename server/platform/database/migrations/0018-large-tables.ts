/** All that lists narrow vehicles by. */
const counted = `make_id, model_id, style_id, model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket,
  is_new_arrival, is_daily, is_high_quality, is_hot, state, flash_ends_at`;

/** What large tables are searched and counted by. */
export const statements = [
  // A part of a word may stand anywhere, which no tree of words finds: the desk's search of orders reads this text from an
  // index that holds nothing else, instead of the orders with all that they hold.
  `alter table orders add column searched text not null generated always as (lower(
    order_no || chr(10) || coalesce(freight_number, '') || chr(10) || coalesce(vessel, '') || chr(10) || vehicle_id ||
    chr(10) || coalesce(receiver ->> 'name', ''))) stored`,
  `create index order_by_searched on orders (searched) include (id)`,
  `create index order_by_vehicle on orders (vehicle_id)`,
  `create index vehicle_of_style on vehicle (style_id)`,
  // What a country of right-hand drive refuses is taken off the kept counts: what is too old, and what is steered on the
  // other side. Both hold all that lists narrow by, so that no vehicle is read.
  `create index vehicle_by_age on vehicle (registered) include (${counted}) where state <> 'removed'`,
  `create index vehicle_of_other_side on vehicle (registered) include (${counted})
    where steering is distinct from 'right' and state <> 'removed'`,
];
