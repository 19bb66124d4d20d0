import type { StorageArea } from './local-storage.ts';

/** The names of the tokens of a desk session. */
export const staffTokenItems = { accessKey: 'deskAccessToken', refreshKey: 'deskRefreshToken' };
/** The language of the desk in this browser. */
export const deskLanguageItem = 'deskLanguage';
/** The visible columns of the orders table in this browser. */
export const orderColumnsItem = 'deskOrderColumns';

const deskItems = [...Object.values(staffTokenItems), deskLanguageItem, orderColumnsItem];

/** Clears everything that the buyer pages store in this browser, since a staff member is a different user there. */
export function clearBuyerData(storage: StorageArea): void {
  const kept = deskItems.map((name) => [name, storage.getItem(name)] as const);
  storage.clear();
  for (const [name, value] of kept) if (value !== null) storage.setItem(name, value);
}

/** Clears what the desk stores and leaves a buyer's data. */
export function clearStaffData(storage: StorageArea): void {
  for (const name of deskItems) storage.removeItem(name);
}
