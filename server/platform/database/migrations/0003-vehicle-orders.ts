/**
 * An index for each order that the vehicle list can be asked for: see `server/marketplace/catalogue/list-vehicles.ts`. Read
 * backwards, the one by price serves both of its orders.
 */
export const statements = [
  `create index vehicle_by_current_price on vehicle ((list_price_cents - coalesce(flash_deduction_cents, 0)), id)
    where state <> 'removed'`,
  `create index vehicle_by_registration on vehicle (registered desc, id desc) where state <> 'removed'`,
  `create index vehicle_by_mileage on vehicle (mileage_km, id) where state <> 'removed'`,
] as const;
