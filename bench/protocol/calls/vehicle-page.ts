import type { VehicleCard, VehiclePage } from '#generated/client/types.gen.ts';

const names = [
  'Toyota Vitz 1.0 F',
  'Mazda Demio 13S',
  'Subaru Forester 2.0i-L EyeSight',
  'Toyota Land Cruiser Prado TX L Package',
  'Nissan X-Trail 20X Hybrid',
  'Honda Fit Hybrid L Package',
];
const fuels = ['Petrol', 'Hybrid', 'Diesel'];

/** A full page of the vehicle list as buyers get it: every fourth vehicle is on promotion. */
export const vehiclePage: VehiclePage = {
  total: 1207,
  vehicleList: Array.from({ length: 24 }, (_, index) => cardOf(index)),
};

function cardOf(index: number): VehicleCard {
  const price = 5_600 + 850 * index;
  const card = {
    id: String(100_001 + index),
    name: names[index % names.length] ?? '',
    registrationDate: `20${14 + (index % 9)}-0${1 + (index % 9)}`,
    displayMileage: `${30 + 3 * index},400`,
    displacement: `${(1 + (index % 6) / 2).toFixed(1)}L`,
    fuel: fuels[index % fuels.length] ?? '',
    imageUrl: `/pictures/${100_001 + index}/front.webp`,
    priceUSD: price,
    priceJPY: price * 152,
    priceKES: price * 129,
  };
  if (index % 4 !== 3) return { ...card, tag: 'sale' };
  return {
    ...card,
    tag: 'promotion',
    origPriceUSD: price + 1_200,
    origPriceJPY: (price + 1_200) * 152,
    flashSaleDeduction: 'USD 1,200',
    remainingTimes: 93_784,
  };
}
