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
