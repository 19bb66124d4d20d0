import { paths } from '#shared/routing/paths.ts';
import {
  withFilter,
  writeListState,
  type FilterKey,
  type FilterValues,
  type ListState,
} from './filters-from-search.ts';

/** The state of a navigation that must not scroll. */
export const inPlace = { keepsPlace: true } as const;

/** The address of the first page of a list with these filters, in the current order. */
export function linkToFilters(
  filters: FilterValues,
  { sort, showsRefused }: Pick<ListState, 'sort' | 'showsRefused'>,
): string {
  return paths.vehicles(writeListState({ filters, sort, showsRefused }));
}

export function linkToFilter(state: ListState, key: FilterKey, value: string | undefined): string {
  return linkToFilters(withFilter(state.filters, key, value), state);
}

export function linkToPage(state: ListState, page: number): string {
  return paths.vehicles(writeListState({ ...state, page }));
}

/** The address of the same list with or without refused vehicles. */
export function linkToRefused({ filters, sort }: ListState, showsRefused: boolean): string {
  return linkToFilters(filters, { sort, showsRefused: showsRefused || undefined });
}
