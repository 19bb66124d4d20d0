import { useEffect, useState } from 'react';

/** So many pixels are a step of scrolling; less is a finger that trembles. */
const step = 8;

/** Whether the page is being scrolled down, and is further down than so many pixels. Scrolling up ends it, and another page. */
export function useGivesWay(page: string, beyond: number): boolean {
  const [givenWayOn, setGivenWayOn] = useState<string>();
  useEffect(() => {
    let last = 0;
    // Read any earlier, it would have the page laid out once more.
    const frame = requestAnimationFrame(() => {
      last = scrollY;
    });
    const follow = () => {
      // A page that is pulled beyond its edges springs back.
      const most = document.documentElement.scrollHeight - innerHeight;
      const now = Math.min(Math.max(scrollY, 0), Math.max(most, 0));
      const way = now - last;
      if (now <= beyond) setGivenWayOn(undefined);
      else if (Math.abs(way) < step) return;
      // Nobody scrolls so far at once: the page was put where it was left.
      else if (Math.abs(way) < innerHeight) setGivenWayOn(way > 0 ? page : undefined);
      last = now;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
    };
  }, [page, beyond]);
  return givenWayOn === page;
}
