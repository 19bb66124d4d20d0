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
  // What a country of right-hand drive refuses for its steering is taken off the kept counts.
  `create index vehicle_of_other_side on vehicle (registered)
    where steering is distinct from 'right' and state <> 'removed'`,
];
