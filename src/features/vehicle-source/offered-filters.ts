import type { FilterPanelProps } from './filter-panel.tsx';

/** The filters with a panel of their own, as they stand. */
export const offeredFilters: readonly FilterPanelProps['filter'][] = [
  'make',
  'model',
  'price',
  'carAge',
  'mileage',
  'seatsNum',
  'type',
];
