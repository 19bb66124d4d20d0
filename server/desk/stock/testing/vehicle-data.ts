import type { StockSheet } from '#generated/client/types.gen.ts';

/** Form data of a Toyota Vitz. */
export function sheetWith(change: Partial<StockSheet> = {}): StockSheet {
  return {
    styleId: '5001',
    registered: '2018-03',
    mileageKm: 41_200,
    colourCode: 'pearl-white',
    handle: 'right',
    // Unique numbers are given by the test.
    chassisNumber: '',
    yardId: '901',
    conditionGrade: '4.5',
    interiorGrade: 'B',
    airbags: 2,
    climateControl: true,
    equipment: ['abs', 'rear-camera'],
    emissionCode: '',
    remarks: { en: 'One owner.' },
    price: 4200,
    lowestPrice: 3900,
    isNewArrival: true,
    isDaily: false,
    isHighQuality: false,
    isBestSeller: false,
    ...change,
  };
}
