import { randomId } from '../../wire/bytes.ts';
/** What the application keeps in session storage, so that a reload changes nothing. */
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

/** Session storage, which a browser may close to us; what is kept there is never needed, only pleasant. */
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
    // Kept for this page at most, which is what a closed storage asks for.
  }
}

export const tabIdItem = 'tabIds';
const count = 4;

/** The ids of the home screen's tabs: drawn once for each session, so that no other page can guess an element's. */
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
