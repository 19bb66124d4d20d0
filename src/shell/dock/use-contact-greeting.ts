import { useEffect, useEffectEvent } from 'react';
import { whenQuiet } from '../../app/interruptions.ts';
import { noteContactShown, wasContactShown } from '../../app/shown-once.ts';

/** How long after the page has loaded, at the least: it waits until it disturbs nobody. */
const greetingDelay = 3000;

/** Lets the contact panel open by itself, the first time that somebody visits. */
export function useContactGreeting(open: () => void): void {
  const greet = useEffectEvent(() => {
    if (wasContactShown()) return;
    noteContactShown();
    open();
  });
  useEffect(() => {
    let takeBack = () => {};
    const timer = setTimeout(() => {
      takeBack = whenQuiet(greet);
    }, greetingDelay);
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, []);
}
