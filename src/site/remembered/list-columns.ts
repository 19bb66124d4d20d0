import { openLocalStorage } from '#shared/api/local-storage.ts';
import { createStore, type Store, useStore } from '#shared/state/store.ts';

type ListColumns = 'one' | 'two';

const item = 'listColumns';
let store: Store<ListColumns> | undefined;

/** How many cards a phone shows per row, as the reader chose. */
export function useListColumns(): ListColumns {
  return useStore(columns());
}

export function chooseListColumns(chosen: ListColumns): void {
  columns().set(chosen);
  openLocalStorage().setItem(item, chosen);
}

function columns(): Store<ListColumns> {
  if (!store) {
    store = createStore<ListColumns>('two');
    if (openLocalStorage().getItem(item) === 'one') store.set('one');
  }
  return store;
}
