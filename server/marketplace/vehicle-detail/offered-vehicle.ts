import type { BankPayUnit, StaffInspection } from '#generated/client/types.gen.ts';
import { orderStateOf, orderStatusOf } from '#states/order-state.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { prepareRead } from '#server/platform/database/hot-reads.ts';
import { cacheVersion } from '#server/platform/database/cache-version.ts';
import { canBePaid } from '#server/marketplace/orders/collection-agent.ts';
import { findFor, type FoundVehicle, liveOrderOf } from '#server/marketplace/orders/live-order.ts';
import { type PricingSettings, pricingSettingsIfSetAt } from '#server/marketplace/pricing/pricing-settings.ts';
import { readerUnit } from '#server/marketplace/vehicles/reader.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';

/** A vehicle with everything that its responses depend on. */
export interface OfferedVehicle {
  row: VehicleRow;
  found: FoundVehicle;
  /** The inspection's findings, if known. */
  inspection: StaffInspection | undefined;
  /** Absent while pricing settings are missing: the vehicle can be read but has no price. */
  terms: PricingSettings | undefined;
  /** Whether buyers can make offers for it. */
  acceptsOffers: boolean;
  /** Whether there is a receiving account; nothing can be reserved without one. */
  canBePaid: boolean;
}

/** Reads a vehicle, the order that holds it and the cache version in one statement. */
export async function readOffered(
  { database, user, language, now }: Context,
  id: string,
): Promise<OfferedVehicle | undefined> {
  const [read] = await selectOffered(database, { id, payUnit: readerUnit(language), now });
  if (!read) return undefined;
  const {
    order_id,
    account_id,
    status,
    deposit_due_at,
    money_waits,
    kept_version,
    can_be_paid,
    accepts_offers,
    inspection,
    ...row
  } = read;
  const order =
    order_id === null || account_id === null || status === null || deposit_due_at === null
      ? undefined
      : liveOrderOf({ id: order_id, account_id, state: orderStateOf[status], deposit_due_at, money_waits });
  return {
    row,
    found: findFor(user?.accountId, { state: read.state, order }, now),
    inspection: inspection ?? undefined,
    terms: await pricingSettingsIfSetAt(database, kept_version),
    acceptsOffers: accepts_offers === true,
    canBePaid: can_be_paid === true,
  };
}

interface Offer {
  id: string;
  payUnit: BankPayUnit;
  now: Date;
}

const selectOffered = prepareRead((database, { id, payUnit, now }: Offer) =>
  database
    .selectFrom('vehicle')
    .leftJoin('orders', (join) =>
      join.onRef('orders.vehicle_id', '=', 'vehicle.id').on('orders.status', '<>', orderStatusOf.cancelled),
    )
    .leftJoin('vehicle_inspection', 'vehicle_inspection.vehicle_id', 'vehicle.id')
    .selectAll('vehicle')
    .select(['orders.id as order_id', 'orders.account_id', 'orders.status', 'orders.deposit_due_at'])
    .select('vehicle_inspection.findings as inspection')
    .select('orders.money_waits')
    .select(cacheVersion.as('kept_version'))
    .select(() => canBePaid(database, payUnit, now).as('can_be_paid'))
    .select((from) =>
      from
        .exists(from.selectFrom('vehicle_offer_terms').select('vehicle_id').whereRef('vehicle_id', '=', 'vehicle.id'))
        .as('accepts_offers'),
    )
    .where('vehicle.id', '=', id)
    .where('vehicle.stage', '<>', 'draft'),
);
