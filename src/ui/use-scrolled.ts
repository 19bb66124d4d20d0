import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled further down than so many pixels. */
export function useScrolled(beyond: number): boolean {
  return useSyncExternalStore(
    listen,
    () => scrollY > beyond,
    () => false,
  );
}

function listen(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
