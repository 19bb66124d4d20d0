import type { VehicleOffer } from '#generated/client/types.gen.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';
import { bodyOf } from './body-of.ts';

/** Makes an offer for a demo vehicle that no other call uses, with a price to counter it. */
export async function openOffer(
  server: TestServer,
  token: string,
): Promise<{ offerId: string; version: number; price: number }> {
  const { id } = await server.services.database
    .selectFrom('vehicle')
    .innerJoin('vehicle_offer_terms', 'vehicle_offer_terms.vehicle_id', 'vehicle.id')
    .select('vehicle.id')
    .where('vehicle.state', '=', 'available')
    .orderBy('vehicle.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const asked = await bodyOf(server.call('getVehicleOffer', { carSourceId: id }, { token }));
  const most = Math.floor((asked as VehicleOffer).vehiclePriceUSD) - 1;
  const made = await bodyOf(server.call('makeOffer', { carSourceId: id, price: Math.ceil(most * 0.97) }, { token }));
  const { offer } = made as VehicleOffer;
  return { offerId: offer?.id ?? '', version: offer?.version ?? 0, price: most };
}
