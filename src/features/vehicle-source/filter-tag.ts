import type { FilterKey } from './filters-from-search.ts';

/** An active filter as it is shown. */
export interface FilterTag {
  filterName: FilterKey;
  /** What the filter is called. */
  name: string;
  /** The name of what was chosen. */
  value: string;
}
