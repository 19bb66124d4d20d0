import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../app/stored-state.ts';
import { paths } from '../../routing/paths.ts';
import { hasFilters, readListState, writeListState, type FilterValues } from './filters-from-search.ts';

const rememberedItem = 'vehicleFilters';

/**
 * The filters used last in this session, kept as an address is, and read as carefully. Those that no vehicle matches, such
 * as a make that there is not, are of no use to come back to.
 */
export function useRememberedFilters(
  filters: FilterValues,
  { areUsed }: { areUsed: boolean },
): { remembered: FilterValues; forget: () => void } {
  const [remembered, setRemembered] = useState(() => parseFilters(readSession(rememberedItem) ?? ''));
  const text = areUsed ? writeFilters(filters) : '';
  // What is in use is what is remembered, also for the moment in which it is cleared.
  if (text !== '' && text !== writeFilters(remembered)) setRemembered(filters);
  useEffect(() => {
    if (text !== '') writeSession(rememberedItem, text);
  }, [text]);
  return {
    remembered,
    forget() {
      setRemembered({});
      writeSession(rememberedItem, undefined);
    },
  };
}

export function parseFilters(text: string): FilterValues {
  return readListState(new URLSearchParams(text)).filters;
}

export function writeFilters(filters: FilterValues): string {
  if (!hasFilters(filters)) return '';
  const search = new URL(paths.vehicles(writeListState({ filters })), 'http://filters.invalid').searchParams;
  search.delete('tab');
  return search.toString();
}
