import type { Model } from '../../server/reference/catalogue/catalogue.ts';
import type { Random } from './random.ts';

interface Wear {
  mileageKm: number;
  /** As auctions grade, from 3 to 5 by halves. */
  condition: number;
  interiorGrade: string;
  /** How the mileage compares with what such a vehicle of that age has run; 1 is the usual. */
  use: number;
}

const mostKm = 290_000;

/** Whether a model is made to earn money, which its mileage and its paint show. */
export function isWorkVehicle({ level }: Pick<Model, 'level'>): boolean {
  return level === 'VAN' || level === 'TRUCK' || level === 'BUS';
}

function usualKmPerYear(model: Model): number {
  if (isWorkVehicle(model)) return model.body === 'kei' ? 9500 : 14_500;
  return model.body === 'kei' || model.body === 'coupe' ? 6200 : 8800;
}

export function drawWear(random: Random, model: Model, ageYears: number): Wear {
  const use = random.between(0.45, 1.1) + random.between(0, 0.7) * random.next();
  const run = Math.min(mostKm, ageYears * usualKmPerYear(model) * use);
  const mileageKm = Math.max(300, Math.round(run / 100) * 100);
  const raw = 4.9 - ageYears * 0.06 - mileageKm / 160_000 + random.between(-0.45, 0.45);
  const condition = Math.min(5, Math.max(3, Math.round(raw * 2) / 2));
  const interiorGrade = condition >= 4.5 ? 'A' : condition >= 4 ? 'B' : 'C';
  return { mileageKm, condition, interiorGrade, use };
}
