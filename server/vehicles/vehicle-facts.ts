import type { StockVehicle } from '../stock/vehicles/vehicle.ts';

type Stated =
  | 'names'
  | 'refNo'
  | 'doors'
  | 'colourCode'
  | 'handle'
  | 'chassisNumber'
  | 'conditionGrade'
  | 'interiorGrade'
  | 'airbags'
  | 'climateControl'
  | 'equipment'
  | 'emissionStandard'
  | 'countryCode'
  | 'look';

/** What `vehicle.facts` holds: all that is shown of a vehicle and never searched or sorted by. */
export type VehicleFacts = Pick<StockVehicle, Stated> & {
  remark?: StockVehicle['remark'];
  /** Where its video lies, if it has been filmed. */
  video?: string;
};
