/**
 * A browser's storage for the site, in place of its database: `vi.mock('idb-keyval', () => import('…/browser-store.ts'))`.
 */
export const stored = new Map<IDBValidKey, unknown>();

export const get = (item: IDBValidKey) => Promise.resolve(stored.get(item));
export const set = (item: IDBValidKey, value: unknown) => Promise.resolve(void stored.set(item, value));
export const del = (item: IDBValidKey) => Promise.resolve(void stored.delete(item));
export const entries = () => Promise.resolve([...stored]);
export const delMany = async (items: IDBValidKey[]) => items.forEach((item) => stored.delete(item));
