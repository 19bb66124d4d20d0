import { useEffect, useState, type RefObject } from 'react';

/** Whether the reader has come to an element, or past it. */
export function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setPast(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    watch.observe(watched);
    return () => watch.disconnect();
  }, [element]);
  return isPast;
}
