import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled further down than so many pixels. */
export function useScrolled(beyond: number): boolean {
  return useSyncExternalStore(
    listen,
    () => top > beyond,
    () => false,
  );
}

/** How far down the page is. Reading it makes the browser lay the page out, so it is read when that changes. */
let top = 0;

function listen(listener: () => void): () => void {
  const follow = () => {
    top = scrollY;
    listener();
  };
  addEventListener('scroll', follow, { passive: true });
  top = scrollY;
  return () => removeEventListener('scroll', follow);
}
