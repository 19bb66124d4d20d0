import type { VehiclePage } from '../../../generated/client/types.gen.ts';
import { listPlain } from '../../server/process/list-plain.ts';

/** A vehicle that can be bought, the same in every run. */
export async function findVehicle(origin: string): Promise<string> {
  const { vehicleList } = (await listPlain(origin, 3)) as VehiclePage;
  const found = vehicleList.find(({ tag }) => tag === 'sale');
  if (!found) throw new Error('No vehicle is available.');
  return found.id;
}
