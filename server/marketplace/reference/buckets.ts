export interface Bucketed {
  priceUsdCents: number;
  /** Year and month, as `2018-03`. */
  registered: string;
  mileageKm: number;
  seats: number;
}

/** Bucket numbers, named as their columns. */
export interface Buckets {
  priceBucket: number;
  ageBucket: number;
  mileageBucket: number;
  seatsBucket: number;
}

/** The lower bound of each bucket from the second on. A value on a boundary belongs to the upper bucket. */
const borders = {
  priceUsd: [5000, 8000, 15_000, 25_000, 35_000, 45_000],
  ageYears: [1, 3, 5, 8, 10, 20],
  mileageKm: [10_000, 30_000, 50_000, 80_000, 100_000, 200_000],
  // Seat buckets: up to two; three to five (only lorries have three); six; seven; more.
  seats: [3, 6, 7, 8],
};

/** How many buckets each filter has, numbered from 1. */
export const bucketCounts: Readonly<Record<keyof Buckets, number>> = {
  priceBucket: borders.priceUsd.length + 1,
  ageBucket: borders.ageYears.length + 1,
  mileageBucket: borders.mileageKm.length + 1,
  seatsBucket: borders.seats.length + 1,
};

function bucketOf(value: number, lowest: readonly number[]): number {
  return 1 + lowest.filter((low) => value >= low).length;
}

/** Whole months since the first registration, which is known by month only. */
function monthsSince(registered: string, now: Date): number {
  const [year = 0, month = 1] = registered.split('-').map(Number);
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month;
}

/** The filter buckets of a vehicle, in dollars and kilometres whatever the reader's language. */
export function bucketsOf(vehicle: Bucketed, now: Date): Buckets {
  return {
    priceBucket: bucketOf(vehicle.priceUsdCents / 100, borders.priceUsd),
    ageBucket: bucketOf(monthsSince(vehicle.registered, now) / 12, borders.ageYears),
    mileageBucket: bucketOf(vehicle.mileageKm, borders.mileageKm),
    seatsBucket: bucketOf(vehicle.seats, borders.seats),
  };
}
