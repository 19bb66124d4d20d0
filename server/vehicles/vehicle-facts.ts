import type { EquipmentCode } from '../reference/equipment.ts';
import type { Names } from '../reference/names.ts';

/** What `vehicle.facts` holds: all that is shown of a vehicle and never searched or sorted by. */
export interface VehicleFacts {
  names: Names;
  refNo: string;
  doors: number;
  colourCode: string;
  handle: 'right' | 'left';
  /** With its last digits masked. */
  chassisNumber: string;
  conditionGrade: string;
  interiorGrade: string;
  airbags: number;
  /** Air conditioning that keeps a temperature by itself. */
  climateControl: boolean;
  equipment: readonly EquipmentCode[];
  /** Empty where it is not known. */
  emissionStandard: string;
  remark?: Names | undefined;
  countryCode: 'JP' | 'CN';
  /** Where its video lies, if it has been filmed. */
  video?: string;
}
