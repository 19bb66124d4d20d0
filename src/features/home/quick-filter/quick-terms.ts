import { filterOptions } from '../../../components/vehicle-filters/filter-options.ts';

/** What few buyers ask for is left to the vehicle source. The description of the product also names a price 8. */
const leftOut = { price: [1, 7, 8], carAge: [6, 7], mileage: [5, 6, 7] } as const;

export type QuickTerm = keyof typeof leftOut;

export function quickOptionsOf(term: QuickTerm) {
  const unwanted: readonly number[] = leftOut[term];
  return filterOptions[term].filter(({ id }) => !unwanted.includes(id));
}

export const quickTerms = ['price', 'carAge', 'mileage'] as const satisfies readonly QuickTerm[];
