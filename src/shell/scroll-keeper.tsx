import { useLayoutEffect } from 'react';
import { NavigationType, type Location } from 'react-router';
import { readSession, writeSession } from '../app/stored-state.ts';
import type { Direction } from '../routing/page-direction.ts';

/** How long a page that is gone back to may take to grow as tall as it was. */
const patience = 3000;

/** A browser without `scrollend` tells each step of the way. */
const whenScrolled = 'onscrollend' in globalThis ? 'scrollend' : 'scroll';

interface Wish {
  keepsPlace?: boolean;
  direction?: Direction;
}

/**
 * A new page starts at its top; one that is gone back to, by the browser or by a Back of the page, is where it was left.
 * A navigation with the state `keepsPlace` changes nothing, as when a list is narrowed beside the filter that was pressed.
 */
export function ScrollKeeper({ location, type }: { location: Location; type: NavigationType }) {
  const { key, pathname, search, state } = location;
  const { keepsPlace = false, direction } = (state as Wish | null) ?? {};
  const address = pathname + search;

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const entry = entryItem(key, address);
    const remember = () => {
      const top = String(Math.round(scrollY));
      writeSession(entry, top);
      writeSession(addressItem(address), top);
    };
    addEventListener(whenScrolled, remember);
    return () => removeEventListener(whenScrolled, remember);
  }, [key, address]);

  useLayoutEffect(() => {
    if (type === NavigationType.Pop) return reach(Number(readSession(entryItem(key, address)) ?? 0));
    if (keepsPlace) return undefined;
    if (direction === 'back') return reach(Number(readSession(addressItem(address)) ?? 0));
    scrollTo(0, 0);
    return undefined;
  }, [key, address, keepsPlace, direction, type]);

  return null;
}

function addressItem(address: string): string {
  return `scroll:${address}`;
}

function entryItem(key: string, address: string): string {
  return `scroll:${key === firstKey ? firstEntry() : key}:${address}`;
}

/** What the router calls the entry that a page was loaded at, whichever that is. */
const firstKey = 'default';

/** A name for that entry, which it keeps when it is loaded anew or come back to. */
function firstEntry(): string {
  const kept = (history.state as { loaded?: string; key?: string } | null) ?? {};
  // The browser is on its way to another entry already.
  if (kept.key !== undefined && kept.key !== firstKey) return firstKey;
  if (kept.loaded !== undefined) return kept.loaded;
  const loaded = crypto.getRandomValues(new Uint32Array(2)).join('');
  history.replaceState({ ...kept, loaded }, '');
  return loaded;
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
