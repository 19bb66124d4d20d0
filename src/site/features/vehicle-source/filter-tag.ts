import type { FilterKey } from './filters-from-search.ts';

/** An active filter for display. */
export interface FilterTag {
  filterName: FilterKey;
  /** The name of the filter. */
  name: string;
  /** The name of the selected value. */
  value: string;
}
