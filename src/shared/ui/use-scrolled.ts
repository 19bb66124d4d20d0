import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled past this many pixels. */
export function useScrolled(beyond: number): boolean {
  return useSyncExternalStore(
    listen,
    () => top > beyond,
    () => false,
  );
}

/** The scroll position. Reading it forces a layout, so it is read only when it changes. */
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
