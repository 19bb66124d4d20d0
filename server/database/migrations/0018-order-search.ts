/**
 * What the desk's search of orders looks through. A part of a word may stand anywhere, which no tree of words finds: the
 * text is read from an index that holds nothing else, instead of from the orders with all that they hold.
 */
export const statements = [
  `alter table orders add column searched text not null generated always as (lower(
    order_no || chr(10) || coalesce(freight_number, '') || chr(10) || coalesce(vessel, '') || chr(10) || vehicle_id ||
    chr(10) || coalesce(receiver ->> 'name', ''))) stored`,
  `create index order_by_searched on orders (searched) include (id)`,
  `create index order_by_vehicle on orders (vehicle_id)`,
  `create index vehicle_of_style on vehicle (style_id)`,
];
