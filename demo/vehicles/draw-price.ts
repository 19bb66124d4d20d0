import type { Model, Style } from '../../server/reference/catalogue/catalogue.ts';
import type { Random } from './random.ts';

interface Used {
  ageYears: number;
  use: number;
  condition: number;
}

/** What a vehicle loses on its first day. */
const firstLoss = 0.07;

/** What it is worth at the yard, in dollars. */
export function drawYardPrice(random: Random, model: Model, style: Style, used: Used): number {
  const kept = (1 - firstLoss) * (1 - model.yearlyLoss) ** used.ageYears;
  const byUse = 1 - (used.use - 1) * 0.12;
  const byCondition = 0.94 + (used.condition - 3) * 0.05;
  return style.newPriceUsd * kept * byUse * byCondition * random.between(0.94, 1.06);
}
