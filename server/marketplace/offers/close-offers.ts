import type { Database } from '#server/platform/database/tables.ts';
import { lockVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import type { Services } from '#server/platform/services.ts';
import { notifyOfOffer } from './notify-offer.ts';
import { isOver, lockOffer, moveOffer } from './offers.ts';

/** Closes offers whose time is over, or whose vehicle is no longer available. Returns how many were closed. */
export async function closeOffers(services: Services): Promise<number> {
  const now = services.clock();
  let closed = 0;
  for (const { id, vehicle_id } of await findDue(services.database, now)) {
    try {
      const isClosed = await services.database
        .transaction()
        .execute((transaction) => closeOffer(services, transaction, { id, vehicle_id, now }));
      if (isClosed) closed += 1;
    } catch (error) {
      // Retried with the next run; does not block the others.
      services.log.error({ err: error, offer: id }, 'an offer could not be closed');
    }
  }
  return closed;
}

interface Due {
  id: string;
  vehicle_id: string;
  now: Date;
}

/** Closes one offer in the caller's transaction, unless somebody has acted meanwhile. */
export async function closeOffer(
  services: Services,
  database: Database,
  { id, vehicle_id, now }: Due,
): Promise<boolean> {
  const vehicle = await lockVehicle(database, vehicle_id);
  const offer = await lockOffer(database, id);
  if (!offer || !vehicle) return false;
  const isExpired = isOver(offer, now);
  if (!isExpired && vehicle.state === 'available') return false;
  const moved = await moveOffer(database, offer, { act: isExpired ? 'expire' : 'end', by: 'clock', now });
  if (moved === 'changed') return false;
  await notifyOfOffer({ services, database, now }, moved, { what: isExpired ? 'offerExpired' : 'offerEnded' });
  return true;
}

function findDue(database: Database, now: Date): Promise<{ id: string; vehicle_id: string }[]> {
  return database
    .selectFrom('vehicle_offer')
    .innerJoin('vehicle', 'vehicle.id', 'vehicle_offer.vehicle_id')
    .select(['vehicle_offer.id', 'vehicle_offer.vehicle_id'])
    .where('due_at', 'is not', null)
    .where((where) => where.or([where('due_at', '<=', now), where('vehicle.state', '<>', 'available')]))
    .orderBy('due_at')
    .execute();
}
