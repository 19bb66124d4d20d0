import { readReferenceCatalogue, type Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import type { LevelCode } from '#server/marketplace/reference/catalogue/levels.ts';
import type { Fuel } from '#server/marketplace/reference/catalogue/rows.ts';
import type { VehicleFacts, VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import type { TaxedVehicle } from './rates-in-force.ts';

/** The columns that rules and rates depend on. */
export const importColumns = [
  'id',
  'style_id',
  'registered',
  'fuel',
  'model_level',
  'displacement_cc',
  'facts',
] as const;

export type ImportRow = Pick<VehicleRow, Exclude<(typeof importColumns)[number], 'facts'>> & {
  facts: Pick<VehicleFacts, 'handle' | 'countryCode'>;
};

/** Maps a vehicle to the input of rules and rates. */
export function importedVehicle(row: ImportRow): TaxedVehicle {
  const { registered, fuel, model_level, displacement_cc, facts } = row;
  const hasEngine = fuel !== 'electric';
  return {
    registered: registered.slice(0, 7),
    steering: facts.handle,
    fuel: fuel as Fuel,
    level: model_level as LevelCode,
    // A combustion vehicle has an engine; a size of 0 means that nobody has entered it.
    displacementCc: hasEngine && displacement_cc === 0 ? undefined : displacement_cc,
    standsIn: facts.countryCode,
  };
}

const styleById = new Map(readReferenceCatalogue().styles.map((style) => [style.id, style]));

export function styleOf({ style_id }: Pick<VehicleRow, 'style_id'>): Style | undefined {
  return styleById.get(style_id);
}
