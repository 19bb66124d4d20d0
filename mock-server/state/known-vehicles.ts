import type { VehicleCard } from '../../generated/client/types.gen.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Examples } from '../../wire/host/examples.ts';

/** The vehicles that the contract's examples show, by id. */
export type KnownVehicles = ReadonlyMap<string, VehicleCard>;

/** In this order, since the examples of saved vehicles say how each is found now. */
const lists: readonly OperationId[] = ['listFavorites', 'listVehicles'];

export function readKnownVehicles(examples: Examples): KnownVehicles {
  const cards = lists.flatMap((id) =>
    examples.namesOf(id).flatMap((name) => {
      const { vehicleList = [] } = Object(examples.find(id, name, 'en')?.body) as { vehicleList?: VehicleCard[] };
      return vehicleList;
    }),
  );
  // The first of each id counts.
  return new Map(cards.toReversed().map((card) => [card.id, card]));
}
