import { useLayoutEffect } from 'react';

/** State of one part of the page that the styles of another depend on. */
type RootMark = 'pageBar' | 'listBar' | 'tray' | 'headerGone' | 'pullable' | 'keyboard';

/**
 * Sets an attribute on the root, such as `data-page-bar="on"`. An equivalent `:root:has()` would make the browser search the
 * whole page repeatedly, which costs a phone a frame on a long list.
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
