import type { StorageArea } from './local-storage.ts';

/** The names of the tokens of a session at the desk. */
export const staffTokenItems = { accessKey: 'deskAccessToken', refreshKey: 'deskRefreshToken' };
/** In which language the desk is read in this browser. */
export const deskLanguageItem = 'deskLanguage';
/** Which columns of the table of orders are shown in this browser. */
export const orderColumnsItem = 'deskOrderColumns';

const deskItems = [...Object.values(staffTokenItems), deskLanguageItem, orderColumnsItem];

/** Forgets all that the pages of buyers keep in this browser. Who works at the desk in it is somebody else to them. */
export function forgetBuyer(storage: StorageArea): void {
  const kept = deskItems.map((name) => [name, storage.getItem(name)] as const);
  storage.clear();
  for (const [name, value] of kept) if (value !== null) storage.setItem(name, value);
}

/** Forgets what the desk keeps, and leaves a buyer what is theirs. */
export function forgetStaff(storage: StorageArea): void {
  for (const name of deskItems) storage.removeItem(name);
}
