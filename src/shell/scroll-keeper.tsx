import { useLayoutEffect } from 'react';
import { NavigationType, type Location } from 'react-router';
import { readSession, writeSession } from '../app/stored-state.ts';

/** How long a page that is gone back to may take to grow as tall as it was. */
const patience = 3000;

/**
 * A new page starts at its top; one that is gone back to is where it was left. A navigation with the state `keepsPlace`
 * changes nothing, as when a list is narrowed beside the filter that was pressed.
 */
export function ScrollKeeper({ location, type }: { location: Location; type: NavigationType }) {
  const { key, state } = location;
  const keepsPlace = (state as { keepsPlace?: boolean } | null)?.keepsPlace === true;

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const item = `scroll:${key}`;
    const remember = () => writeSession(item, String(Math.round(scrollY)));
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) {
      if (!keepsPlace) scrollTo(0, 0);
      return undefined;
    }
    const top = Number(readSession(`scroll:${key}`) ?? 0);
    return reach(top);
  }, [key, keepsPlace, type]);

  return null;
}

/** Scrolls there as soon as the page is tall enough, unless the reader scrolls first. */
function reach(top: number): () => void {
  const tryNow = () => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo(0, top);
    stop();
  };
  const growth = new ResizeObserver(tryNow);
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
  };
  growth.observe(document.body);
  addEventListener('wheel', stop, { passive: true });
  addEventListener('touchmove', stop, { passive: true });
  tryNow();
  return stop;
}
