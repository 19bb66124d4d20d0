import type { Colour } from '../../server/reference/colours.ts';
import type { Level, Make, Model, Style } from '../../server/reference/catalogue/catalogue.ts';
import type { Names } from '../../server/reference/names.ts';
import type { Yard } from '../../server/reference/places/yards.ts';
import type { EquipmentCode } from '../../server/reference/equipment.ts';
import type { VehicleFlags } from './vehicle.ts';

/** A style together with what it belongs to. */
export interface Entry {
  make: Make;
  model: Model;
  style: Style;
  level: Level;
  searchText: string;
}

/** What chance decides about a vehicle, or an example states. */
export interface Drawn {
  registered: string;
  mileageKm: number;
  condition: number;
  interiorGrade: string;
  colour: Colour;
  handle: 'right' | 'left';
  yard: Yard;
  chassisDigits: string;
  equipment: readonly EquipmentCode[];
  airbags: number;
  climateControl: boolean;
  remark: Names | undefined;
  /** CIF to Mombasa before a flash sale, in dollars. */
  listedUsd: number;
  flashSale: { deductionUsd: number; secondsLeft: number } | undefined;
  flags: VehicleFlags;
  state: 'available' | 'removed';
  minutesListed: number;
  lookSeed: number;
}
