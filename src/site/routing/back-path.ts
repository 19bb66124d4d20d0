import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { screens } from '#screens/screens.ts';
import { readSession, writeSession } from '#shared/state/stored-state.ts';

const backItem = 'backPath';

/** Screens about one vehicle. Back leads to the screen before them. */
const aboutOneVehicle: ReadonlySet<string> = new Set([
  screens.detail.path,
  screens.information.path,
  screens.reserve.path,
  screens.reserved.path,
  screens.thirdParty.path,
]);

/** Remembers every other screen that is visited. */
export function useKeepBackPath(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!aboutOneVehicle.has(pathname)) writeSession(backItem, pathname + search);
  }, [pathname, search]);
}

/** The screen before the vehicle; undefined if the vehicle was the first screen. */
export function readBackPath(): string | undefined {
  return readSession(backItem) ?? undefined;
}
