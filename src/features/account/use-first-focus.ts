import { useEffect, useEffectEvent } from 'react';

/** Puts the cursor where a form begins. Not on a touch screen, whose keyboard would rise and cover half of the form. */
export function useFirstFocus(focus: () => void): void {
  const begin = useEffectEvent(focus);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) begin();
  }, []);
}
