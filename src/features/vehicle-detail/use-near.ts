import { useEffect, useState, type RefObject } from 'react';

/** So far below the window's edge a place is near. */
const ahead = '400px';

/** Whether a reader has come near to a place of the page, for what is fetched only then. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(
      (moments) => {
        if (moments.at(-1)?.isIntersecting) setNear(true);
      },
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}
