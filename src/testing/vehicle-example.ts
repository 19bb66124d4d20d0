import type { VehicleCard } from '#generated/client/types.gen.ts';

/** A vehicle as in lists. */
export function vehicleExample(id: string): VehicleCard {
  return {
    id,
    name: `Vehicle ${id}`,
    registrationDate: '2018-03',
    displayMileage: '62,400',
    displacement: '1.0L',
    fuel: 'Petrol',
    imageUrl: `/pictures/${id}/front.webp`,
    priceUSD: 6850,
    priceJPY: 1_041_200,
    priceKES: 883_650,
    tag: 'sale',
  };
}
