import { screens, tabOf } from '#screens/screens.ts';
import { centreItems, paths, tabs } from '#shared/routing/paths.ts';

/** The entries of the bottom navigation. */
export type Entry = 'home' | 'cars' | 'saved' | 'orders' | 'me';

export const entryPaths: Readonly<Record<Entry, string>> = {
  home: paths.home(),
  cars: paths.vehicles(),
  saved: paths.centre(centreItems.favorites),
  orders: paths.centre(centreItems.orders),
  me: paths.centre(centreItems.profile),
};

/** Only for logged-in users. */
export const ownEntries: ReadonlySet<Entry> = new Set(['saved', 'orders', 'me']);

const entryOfTab: Partial<Record<number, Entry>> = { [tabs.home]: 'home', [tabs.vehicles]: 'cars' };
const entryOfItem: Partial<Record<string, Entry>> = {
  [centreItems.orders]: 'orders',
  [centreItems.favorites]: 'saved',
};
const entryOfPath: Partial<Record<string, Entry>> = {
  [screens.detail.path]: 'cars',
  [screens.information.path]: 'cars',
  [screens.thirdParty.path]: 'cars',
  [screens.flashSale.path]: 'cars',
  [screens.compare.path]: 'cars',
  [screens.reserve.path]: 'orders',
  [screens.reserved.path]: 'orders',
  [screens.order.path]: 'orders',
  [screens.similar.path]: 'me',
};

/** The entry that an address, below the prefix, belongs to; legal texts and the like belong to none. */
export function entryAt(pathname: string, search: URLSearchParams): Entry | undefined {
  if (pathname === screens.home.path) return entryOfTab[tabOf(search)];
  if (pathname !== screens.centre.path) return entryOfPath[pathname];
  return entryOfItem[search.get('type') ?? centreItems.orders] ?? 'me';
}

/** Whether the navigation itself links to an address. On any other page the header has a back button. */
export function isRoot(pathname: string, search: URLSearchParams): boolean {
  const entry = entryAt(pathname, search);
  if (pathname === screens.home.path) return entry !== undefined;
  return pathname === screens.centre.path && (entry !== 'me' || search.get('type') === String(centreItems.profile));
}
