import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the reader has asked for a page that does not move by itself, for what moves when it is pressed. */
export function isMotionReduced(): boolean {
  return matchMedia(query).matches;
}

/** The same for what is drawn by it. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => true);
}
