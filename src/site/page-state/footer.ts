import { useLayoutEffect } from 'react';
import { createStore, useStore } from '#shared/state/store.ts';

const isShown = createStore(true);

/**
 * Hides the footer while a screen is shown: `useFooter(false)`. No screen does so yet.
 * @public
 */
export function useFooter(isWanted: boolean): void {
  useLayoutEffect(() => {
    isShown.set(isWanted);
    return () => isShown.set(true);
  }, [isWanted]);
}

export function useIsFooterShown(): boolean {
  return useStore(isShown);
}
