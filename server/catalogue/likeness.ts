/** What tells how alike two vehicles are to a buyer. */
export interface Comparable {
  id: string;
  modelId: string;
  level: string;
  /** Year and month, as `2018-03`. */
  registered: string;
  mileageKm: number;
  priceCents: number;
}

const bandWidth = 0.25;

export function priceBandOf(priceCents: number): { from: number; to: number } {
  return { from: Math.round(priceCents * (1 - bandWidth)), to: Math.round(priceCents * (1 + bandWidth)) };
}

/** The most similar first: the same model, then the same type at a like price; among these by age and mileage. */
export function sortByLikeness<Vehicle extends Comparable>(one: Comparable, others: readonly Vehicle[]): Vehicle[] {
  return others
    .filter((other) => other.id !== one.id && kinship(one, other) > 0)
    .toSorted(
      (a, b) => kinship(one, b) - kinship(one, a) || distance(one, a) - distance(one, b) || (a.id < b.id ? -1 : 1),
    );
}

function kinship(one: Comparable, other: Comparable): number {
  if (other.modelId === one.modelId) return 2;
  const { from, to } = priceBandOf(one.priceCents);
  return other.level === one.level && other.priceCents >= from && other.priceCents <= to ? 1 : 0;
}

/** A year counts as much as what a car is driven in one. */
const kmPerYear = 12_000;

function distance(one: Comparable, other: Comparable): number {
  const years = Math.abs(monthOf(one) - monthOf(other)) / 12;
  return years + Math.abs(one.mileageKm - other.mileageKm) / kmPerYear;
}

function monthOf({ registered }: Comparable): number {
  const [year = 0, month = 0] = registered.split('-').map(Number);
  return year * 12 + month;
}
