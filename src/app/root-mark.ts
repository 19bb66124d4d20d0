import { useLayoutEffect } from 'react';

/** What the styles of one part have to know of another. */
type RootMark = 'pageBar' | 'listBar' | 'tray' | 'headerGone' | 'pullable' | 'keyboard';

/**
 * Marks the root of the page, as `data-page-bar="on"`. A style that looks for the same by itself, with `:root:has()`,
 * has a browser search the whole page, again and again: with a long list that takes a phone as long as a frame may take.
 */
export function useRootMark(mark: RootMark, isOn: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!isOn) {
      // Another part may have set it.
      dataset[mark] ??= 'off';
      return undefined;
    }
    dataset[mark] = 'on';
    return () => {
      dataset[mark] = 'off';
    };
  }, [mark, isOn]);
}
