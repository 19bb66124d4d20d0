import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleTable } from '#server/platform/database/tables/catalogue-tables.ts';
import type { EquipmentCode } from '#server/marketplace/reference/equipment.ts';
import type { Names } from '#server/platform/names.ts';

/** The content of `vehicle.facts`: everything that is shown but never filtered or sorted by. */
export interface VehicleFacts {
  names: Names;
  refNo: string;
  doors: number;
  colourCode: string;
  handle: 'right' | 'left';
  /** The chassis number with its last digits masked. */
  chassisNumber: string;
  conditionGrade: string;
  interiorGrade: string;
  /** Absent if unknown. */
  airbags?: number | undefined;
  /** Automatic climate control; absent if unknown. */
  climateControl?: boolean | undefined;
  /** Empty if unknown. */
  equipment: readonly EquipmentCode[];
  /** Empty if unknown. */
  emissionStandard: string;
  remark?: Names | undefined;
  /** The staff's remark, which may be missing in some languages. */
  remarks?: Partial<Names>;
  countryCode: 'JP' | 'CN';
  /** The URL of its video, if any. */
  video?: string;
}

export type VehicleRow = Omit<Selectable<VehicleTable>, 'facts' | 'steering' | 'colour_code' | 'condition_grade'> & {
  facts: VehicleFacts;
};

/** Reads a vehicle that is or was offered. Drafts are visible to staff only. */
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
 * Reads and locks a vehicle before changing its holder. Other such changes wait, but saving it as a favorite does not.
 * Code that locks a vehicle and its order must lock the vehicle first.
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

/** Whether a vehicle's flash sale is below its minimum price. */
export function isBelowLowest({
  base_price_cents,
  min_price_cents,
  flash_deduction_cents,
}: Pick<VehicleRow, 'base_price_cents' | 'min_price_cents' | 'flash_deduction_cents'>): boolean {
  return base_price_cents - (flash_deduction_cents ?? 0) < min_price_cents;
}
