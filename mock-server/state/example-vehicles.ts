import type { VehicleCard } from '#generated/client/types.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import type { Examples } from '#wire/host/force.ts';

/** The vehicles in the contract's examples, by id. */
export type ExampleVehicles = ReadonlyMap<string, VehicleCard>;

/** In this order, because the examples of saved vehicles have the latest state. */
const lists: readonly OperationId[] = ['listFavorites', 'listVehicles'];

export function readExampleVehicles(examples: Examples): ExampleVehicles {
  const cards = lists.flatMap((id) =>
    examples.namesOf(id).flatMap((name) => {
      const { vehicleList = [] } = Object(examples.find(id, name, 'en')?.body) as { vehicleList?: VehicleCard[] };
      return vehicleList;
    }),
  );
  // The first of each id counts.
  return new Map(cards.toReversed().map((card) => [card.id, card]));
}
