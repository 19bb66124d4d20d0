import { useEffect, useEffectEvent } from 'react';
import { openLayer } from '../routing/page-layers.ts';

/** Closes what is open by a step back in the browser or on the phone, which then does not leave the page. */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen]);
}
