import type { Vehicle, VehicleTag } from '../../../generated/client/types.gen.ts';

/** The one tag of a vehicle, as its card in a list shows it. */
export function tagOf({ vehicleStatus, flashSale }: Pick<Vehicle, 'vehicleStatus' | 'flashSale'>): VehicleTag {
  if (vehicleStatus === 0) return 'down';
  if (vehicleStatus !== 1) return 'locked';
  return flashSale === '1' ? 'promotion' : 'sale';
}

/** How a vehicle that cannot be ordered is found, and so what its page says in place of the order form. */
export type UnavailableState = 'removed' | 'booked' | 'proofDue' | 'underReview' | 'inProcess';

export function unavailableState(vehicle: Pick<Vehicle, 'vehicleStatus' | 'detailState' | 'status'>): UnavailableState {
  if (vehicle.vehicleStatus === 0) return 'removed';
  if (vehicle.vehicleStatus === 2) return 'booked';
  if (vehicle.detailState === 0) return 'proofDue';
  return vehicle.detailState === 1 ? 'underReview' : 'inProcess';
}
