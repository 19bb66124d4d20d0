import type { PropertyGroup } from '../../generated/client/types.gen.ts';
import { readCatalogue } from '../stock/catalogue/catalogue.ts';
import { type Described, describeVehicle } from '../stock/vehicles/describe.ts';
import { gearboxNames } from '../stock/vehicles/words.ts';
import type { StockVehicle } from '../stock/vehicles/vehicle.ts';
import type { Language } from '../../wire/language.ts';
import type { VehicleRow } from './vehicle-row.ts';

const { makes, models, styles, levels } = readCatalogue();
const byId = {
  make: new Map(makes.map((make) => [make.id, make])),
  model: new Map(models.map((model) => [model.id, model])),
  style: new Map(styles.map((style) => [style.id, style])),
  level: new Map<string, Described['level']>(levels.map((level) => [level.code, level])),
};

/** A vehicle's properties by group, the base properties first. None for a style that the catalogue knows nothing of. */
export function propertyGroupsOf(row: VehicleRow, language: Language): PropertyGroup[] {
  const make = byId.make.get(row.make_id);
  const model = byId.model.get(row.model_id);
  const style = byId.style.get(row.style_id);
  const level = byId.level.get(row.model_level);
  if (!make || !model || !style || !level) return [];
  // Facts and these columns are all of the vehicle that its properties state.
  const vehicle = {
    ...row.facts,
    mileageKm: row.mileage_km,
    transportTemplateId: row.transport_template,
  } as StockVehicle;
  return describeVehicle({ vehicle, make, model, style, level }).map(({ groupName, properties }) => ({
    groupName: groupName[language],
    propertyList: properties.map(({ name, value }) => ({ name: name[language], value: value[language] })),
  }));
}

/** What shifts its gears; undefined for a style that the catalogue knows nothing of. */
export function transmissionOf({ style_id }: VehicleRow, language: Language): string | undefined {
  const style = byId.style.get(style_id);
  return style && gearboxNames[style.gearbox][language];
}
