import type { Random } from './random.ts';
import type { VehicleFlags } from './vehicle.ts';

const minutesPerDay = 1440;
const newForDays = 3;
const longestDays = 150;
/** The examples are the newest of the stock, in the order that they are given in. */
const leastMinutes = 240;

/** Minutes since a vehicle was listed; what has stood long is rarer, since it has been sold. */
export function drawListingAge(random: Random): number {
  return Math.round(leastMinutes + random.next() ** 2 * longestDays * minutesPerDay);
}

interface Listing {
  condition: number;
  mileageKm: number;
  minutesListed: number;
  demand: number;
}

export function drawFlags(random: Random, { condition, mileageKm, minutesListed, demand }: Listing): VehicleFlags {
  const good = condition >= 4;
  return {
    newArrival: minutesListed <= newForDays * minutesPerDay,
    daily: good && random.chance(0.05),
    highQuality: condition >= 4.5 && mileageKm < 30_000,
    hot: good && demand >= 9 && random.chance(0.2),
  };
}
