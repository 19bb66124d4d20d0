import { useEffect, useState, type RefObject } from 'react';

/** A place this far below the viewport counts as near. */
const ahead = '400px';

/** Whether the reader has come near an element, for content that loads only then. */
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
