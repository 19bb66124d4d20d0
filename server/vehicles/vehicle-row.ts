import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { VehicleTable } from '../database/tables/catalogue-tables.ts';
import type { EquipmentCode } from '../reference/equipment.ts';
import type { Names } from '../reference/names.ts';

/** What `vehicle.facts` holds: all that is shown of a vehicle but never filtered or sorted by. */
export interface VehicleFacts {
  names: Names;
  refNo: string;
  doors: number;
  colourCode: string;
  handle: 'right' | 'left';
  /** The number with its last digits masked. */
  chassisNumber: string;
  conditionGrade: string;
  interiorGrade: string;
  /** Absent if it is not known. */
  airbags?: number | undefined;
  /** Air conditioning that keeps a temperature by itself; absent if it is not known. */
  climateControl?: boolean | undefined;
  /** Empty if nothing is known. */
  equipment: readonly EquipmentCode[];
  /** Empty if it is not known. */
  emissionStandard: string;
  remark?: Names | undefined;
  /** The remark as the staff have written it, which need not be in every language. */
  remarks?: Partial<Names>;
  countryCode: 'JP' | 'CN';
  /** The address of its video, if it has been filmed. */
  video?: string;
}

export type VehicleRow = Omit<Selectable<VehicleTable>, 'facts' | 'steering' | 'colour_code' | 'condition_grade'> & {
  facts: VehicleFacts;
};

/** Reads a vehicle that is or was offered. A draft is nothing to anybody but the staff. */
export async function readVehicle(database: Database, id: string): Promise<VehicleRow | undefined> {
  const row = await database
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', id)
    .where('stage', '<>', 'draft')
    .executeTakeFirst();
  return row as VehicleRow | undefined;
}

/**
 * Reads and locks a vehicle before a change of who holds it. Other such changes wait, but saving it as a favorite does
 * not. Whatever locks a vehicle and its order locks the vehicle first.
 */
export async function lockVehicle(transaction: Database, id: string): Promise<VehicleRow | undefined> {
  const row = await transaction
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as VehicleRow | undefined;
}

/** Whether the flash sale of a vehicle takes its price below the lower limit. */
export function isBelowLowest({
  base_price_cents,
  min_price_cents,
  flash_deduction_cents,
}: Pick<VehicleRow, 'base_price_cents' | 'min_price_cents' | 'flash_deduction_cents'>): boolean {
  return base_price_cents - (flash_deduction_cents ?? 0) < min_price_cents;
}
