/** An option of a filter: its number in the list call and the key of its name in `vehicles`. */
interface FilterOption {
  id: number;
  label: `${FilterWithOptions}${number}`;
}

export type FilterWithOptions = 'price' | 'carAge' | 'mileage' | 'seatsNum' | 'type';

/** The filters with a fixed set of options, in display order. */
export const filterOptions = {
  /** In US dollars, even if the interface shows another currency. */
  price: [
    { id: 1, label: 'price1' },
    { id: 2, label: 'price2' },
    { id: 3, label: 'price3' },
    { id: 4, label: 'price4' },
    { id: 5, label: 'price5' },
    { id: 6, label: 'price6' },
    { id: 7, label: 'price7' },
  ],
  carAge: [
    { id: 1, label: 'carAge1' },
    { id: 2, label: 'carAge2' },
    { id: 3, label: 'carAge3' },
    { id: 4, label: 'carAge4' },
    { id: 5, label: 'carAge5' },
    { id: 6, label: 'carAge6' },
    { id: 7, label: 'carAge7' },
  ],
  /** Kilometres. */
  mileage: [
    { id: 1, label: 'mileage1' },
    { id: 2, label: 'mileage2' },
    { id: 3, label: 'mileage3' },
    { id: 4, label: 'mileage4' },
    { id: 5, label: 'mileage5' },
    { id: 6, label: 'mileage6' },
    { id: 7, label: 'mileage7' },
  ],
  seatsNum: [
    { id: 1, label: 'seatsNum1' },
    { id: 2, label: 'seatsNum2' },
    { id: 3, label: 'seatsNum3' },
    { id: 4, label: 'seatsNum4' },
    { id: 5, label: 'seatsNum5' },
  ],
  /** Not in numeric order. Only a link of the home page uses 2, its hot cars. Nothing offers 3. */
  type: [
    { id: 5, label: 'type5' },
    { id: 1, label: 'type1' },
    { id: 4, label: 'type4' },
  ],
} as const satisfies Record<FilterWithOptions, readonly FilterOption[]>;

/** The key of each filter's name in `vehicles`. */
export const filterNames = {
  keyword: 'filterKeyword',
  make: 'filterMake',
  model: 'filterModel',
  modelLevel: 'filterModelLevel',
  price: 'filterPrice',
  carAge: 'filterCarAge',
  mileage: 'filterMileage',
  seatsNum: 'filterSeatsNum',
  type: 'filterType',
} as const;

/** The values of `type` in the address of the vehicle list. */
export const vehicleTypes = { newArrivals: 1, hotCars: 2, bestSellers: 4, flashSale: 5 } as const;
