import { paths } from '../../routing/paths.ts';
import {
  withFilter,
  writeListState,
  type FilterKey,
  type FilterValues,
  type ListState,
} from './filters-from-search.ts';

/** A change of what is listed goes on where the reader is. */
export const inPlace = { keepsPlace: true } as const;

/** The first page of a list narrowed so, in the order that it is read in now. */
export function linkToFilters(filters: FilterValues, { sort }: Pick<ListState, 'sort'>): string {
  return paths.vehicles(writeListState({ filters, sort }));
}

export function linkToFilter(state: ListState, key: FilterKey, value: string | undefined): string {
  return linkToFilters(withFilter(state.filters, key, value), state);
}

export function linkToPage(state: ListState, page: number): string {
  return paths.vehicles(writeListState({ ...state, page }));
}
