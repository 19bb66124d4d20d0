import { useEffect, useEffectEvent } from 'react';
import { noteContactShown, wasContactShown } from '../../app/shown-once.ts';

/** How long after the page has loaded. */
const greetingDelay = 3000;

/** Lets the contact panel open by itself, the first time that somebody visits. */
export function useContactGreeting(open: () => void): void {
  const greet = useEffectEvent(() => {
    if (wasContactShown()) return;
    noteContactShown();
    open();
  });
  useEffect(() => {
    const timer = setTimeout(greet, greetingDelay);
    return () => clearTimeout(timer);
  }, []);
}
