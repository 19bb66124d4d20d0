import { useLayoutEffect } from 'react';
import { createStore, useStore } from './store.ts';

const isShown = createStore(true);

/**
 * Lets a screen do without the footer, for as long as it is shown: `useFooter(false)`. None does so far.
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
