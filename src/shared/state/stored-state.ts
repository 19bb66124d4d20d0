import { randomId } from '#wire/bytes.ts';
/** The names of the items in session storage, which survive a reload. */
export interface ApplicationState {
  isPC: boolean;
  gUserId: string;
  gResetTabIdx: number;
  isHasFlashSaleVehicle: boolean;
  couponImageUrl: string;
  couponSmallImageUrl: string;
}

const stateItem = 'appState';

const initial: ApplicationState = {
  isPC: true,
  gUserId: '',
  gResetTabIdx: 0,
  isHasFlashSaleVehicle: false,
  couponImageUrl: '',
  couponSmallImageUrl: '',
};

export function readState(): ApplicationState {
  const stored = readSession(stateItem);
  try {
    return { ...initial, ...(JSON.parse(stored ?? '{}') as Partial<ApplicationState>) };
  } catch {
    return initial;
  }
}

export function saveState(change: Partial<ApplicationState>): void {
  writeSession(stateItem, JSON.stringify({ ...readState(), ...change }));
}

/** Session storage, which a browser may block; its data is always optional. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Stored for this page at most, since the storage is blocked.
  }
}

/** Clears everything except the tab ids. */
export function clearSession(): void {
  const ids = readSession(tabIdItem);
  try {
    sessionStorage.clear();
  } catch {
    // Nothing is stored there.
  }
  if (ids !== null) writeSession(tabIdItem, ids);
}

const tabIdItem = 'tabIds';
const count = 4;

/** The ids of the home screen's tabs: random per session, so that no other page can guess an element's id. */
export function readTabIds(): readonly string[] {
  const stored = parseIds(readSession(tabIdItem));
  if (stored) return stored;
  const ids = Array.from({ length: count }, () => `tab-${randomId()}`);
  writeSession(tabIdItem, JSON.stringify(ids));
  return ids;
}

function parseIds(text: string | null): string[] | undefined {
  try {
    const ids = JSON.parse(text ?? 'null') as unknown;
    const isWhole = Array.isArray(ids) && ids.length === count && ids.every((id) => typeof id === 'string');
    return isWhole ? ids : undefined;
  } catch {
    return undefined;
  }
}
