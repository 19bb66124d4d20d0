import type { Level, Make, Model, Style } from '../catalogue/catalogue.ts';
import { inAll } from '../names.ts';
import type { Names } from '../names.ts';
import { yards } from '../places/yards.ts';
import { displayMileage } from './display.ts';
import { equipment } from './equipment.ts';
import type { StockVehicle } from './vehicle.ts';
import {
  automatic,
  driveNames,
  emissionNames,
  gearboxNames,
  groupNames,
  manual,
  no,
  propertyNames,
  yes,
} from './words.ts';

interface Property {
  name: Names;
  value: Names;
}

export interface PropertyGroup {
  groupName: Names;
  properties: readonly Property[];
}

export interface Described {
  vehicle: StockVehicle;
  make: Make;
  model: Model;
  style: Style;
  level: Level;
}

const names = propertyNames;
const unknown = inAll('');

function base({ vehicle, make, model, style, level }: Described): Property[] {
  const yard = yards.find(({ templateId }) => templateId === vehicle.transportTemplateId);
  return [
    { name: names.make, value: make.names },
    { name: names.model, value: model.names },
    { name: names.chassis, value: inAll(vehicle.chassisNumber) },
    { name: names.level, value: level.names },
    { name: names.gearbox, value: gearboxNames[style.gearbox] },
    { name: names.drive, value: driveNames[style.drive] },
    { name: names.doors, value: inAll(String(vehicle.doors)) },
    { name: names.location, value: yard?.names ?? unknown },
  ];
}

function size({ model }: Described): Property[] {
  return [
    { name: names.size, value: inAll(`${model.lengthMm} × ${model.widthMm} × ${model.heightMm} mm`) },
    { name: names.wheelbase, value: inAll(`${model.wheelbaseMm} mm`) },
    { name: names.weight, value: inAll(`${model.kilograms} kg`) },
    { name: names.volume, value: inAll(`${model.volumeM3.toFixed(2)} m³`) },
  ];
}

function engine({ vehicle, style }: Described): Property[] {
  const power = { name: names.power, value: inAll(`${style.kilowatts} kW`) };
  if (style.fuel === 'electric') return [{ name: names.motor, value: inAll(style.engine) }, power];
  return [
    { name: names.engine, value: inAll(style.engine) },
    { name: names.cylinders, value: inAll(String(style.cylinders)) },
    { name: names.capacity, value: inAll(`${style.displacementCc} cc`) },
    power,
    { name: names.emission, value: emissionNames[vehicle.emissionStandard] ?? unknown },
  ];
}

function fitted(vehicle: StockVehicle, group: 'safety' | 'comfort'): Property[] {
  return equipment
    .filter((item) => item.group === group)
    .map((item) => ({ name: item.names, value: vehicle.equipment.includes(item.code) ? yes : no }));
}

function condition({ vehicle }: Described): Property[] {
  return [
    { name: names.grade, value: inAll(vehicle.conditionGrade) },
    { name: names.interior, value: inAll(vehicle.interiorGrade) },
    { name: names.mileage, value: inAll(`${displayMileage(vehicle.mileageKm)} km`) },
  ];
}

/** A vehicle's properties by group, the base properties first. */
export function describeVehicle(described: Described): PropertyGroup[] {
  const { vehicle } = described;
  const air = vehicle.climateControl ? automatic : manual;
  return [
    { groupName: groupNames.base, properties: base(described) },
    { groupName: groupNames.size, properties: size(described) },
    { groupName: groupNames.engine, properties: engine(described) },
    {
      groupName: groupNames.safety,
      properties: [{ name: names.airbags, value: inAll(String(vehicle.airbags)) }, ...fitted(vehicle, 'safety')],
    },
    {
      groupName: groupNames.comfort,
      properties: [{ name: names.airConditioning, value: air }, ...fitted(vehicle, 'comfort')],
    },
    { groupName: groupNames.condition, properties: condition(described) },
  ];
}
