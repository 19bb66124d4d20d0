/** What import rules ask of a vehicle, for lists of what a country lets in; and what an order's landed cost was estimated at. */
export const statements = [
  `alter table vehicle add column steering text generated always as (facts ->> 'handle') stored`,
  `create index vehicle_by_import on vehicle (registered, steering, fuel) where state <> 'removed'`,
  `alter table orders add column landed_cost jsonb`,
] as const;
