import { useEffect, useState } from 'react';

/** The minimum scroll distance in pixels; less is a trembling finger. */
const step = 8;

/** Whether the page is being scrolled down, past this many pixels. Scrolling up or another page resets it. */
export function useHideOnScroll(page: string, beyond: number): boolean {
  const [hiddenOn, setHiddenOn] = useState<string>();
  useEffect(() => {
    let last = 0;
    // Reading it earlier would force another layout.
    const frame = requestAnimationFrame(() => {
      last = scrollY;
    });
    const follow = () => {
      // An overscrolled page springs back.
      const most = document.documentElement.scrollHeight - innerHeight;
      const now = Math.min(Math.max(scrollY, 0), Math.max(most, 0));
      const way = now - last;
      if (now <= beyond) setHiddenOn(undefined);
      else if (Math.abs(way) < step) return;
      // A jump this large is a restored scroll position.
      else if (Math.abs(way) < innerHeight) setHiddenOn(way > 0 ? page : undefined);
      last = now;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
    };
  }, [page, beyond]);
  return hiddenOn === page;
}
