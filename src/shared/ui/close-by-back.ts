import { useEffect, useEffectEvent } from 'react';
import { openLayer } from '../routing/page-layers.ts';

/** Closes an overlay on the browser's or phone's Back, which then does not leave the page. */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen]);
}
