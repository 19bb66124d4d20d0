import type { Model, Style } from '../../server/reference/catalogue/catalogue.ts';
import { isWorkVehicle } from './draw-wear.ts';
import { equipment } from '../../server/reference/equipment.ts';
import type { EquipmentCode } from '../../server/reference/equipment.ts';
import type { Random } from './random.ts';

interface Fittings {
  equipment: EquipmentCode[];
  airbags: number;
  climateControl: boolean;
}

/** 0 for the plainest vehicle, 1 for one of USD 45,000 and more when new. */
function dearness(style: Style): number {
  return Math.min(1, Math.max(0, (style.newPriceUsd - 12_000) / 33_000));
}

export function drawEquipment(random: Random, model: Model, style: Style, year: number): Fittings {
  const dear = isWorkVehicle(model) ? 0 : dearness(style);
  const fitted = equipment.filter(({ code, since, plain, dear: whenDear }) => {
    if (code === 'power-doors') return model.body === 'minivan' && random.chance(0.8);
    return year >= since && random.chance(plain + (whenDear - plain) * dear);
  });
  const airbags = year < 2010 || isWorkVehicle(model) ? 2 : dear > 0.3 ? 7 : random.chance(0.6) ? 6 : 4;
  return {
    equipment: fitted.map(({ code }) => code),
    airbags,
    climateControl: !isWorkVehicle(model) && random.chance(0.5 + dear / 2),
  };
}
