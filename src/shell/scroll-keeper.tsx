import { useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router';
import { readSession, writeSession } from '../app/stored-state.ts';
import type { Direction } from '../routing/page-direction.ts';

/** How long a restored page may take to become as tall as it was, in milliseconds. */
const patience = 3000;

/** A browser without `scrollend` reports each step of scrolling. */
const whenScrolled = 'onscrollend' in globalThis ? 'scrollend' : 'scroll';

interface Wish {
  keepsPlace?: boolean;
  direction?: Direction;
}

/**
 * A new page starts at its top. A page that is opened again by a Back of the browser or of the page keeps its place. A
 * navigation with the state `keepsPlace` does not scroll, for example when a filter narrows a list. Who has scrolled a
 * rendered page before its scripts came stays there.
 */
export function ScrollKeeper({ location, type }: { location: Location; type: NavigationType }) {
  const { key, pathname, search, state } = location;
  const { keepsPlace = false, direction } = (state as Wish | null) ?? {};
  const address = pathname + search;
  const visit = `${key}:${address}`;
  const firstVisit = useRef<string | undefined>(visit);

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
    if (firstVisit.current !== visit) firstVisit.current = undefined;
    else if (scrollY > 0) return undefined;
    if (type === NavigationType.Pop) return reach(Number(readSession(entryItem(key, address)) ?? 0));
    if (keepsPlace) return undefined;
    if (direction === 'back') return reach(Number(readSession(addressItem(address)) ?? 0));
    scrollTo(0, 0);
    return undefined;
  }, [key, address, visit, keepsPlace, direction, type]);

  return null;
}

function addressItem(address: string): string {
  return `scroll:${address}`;
}

function entryItem(key: string, address: string): string {
  return `scroll:${key === firstKey ? firstEntry() : key}:${address}`;
}

/** The router's key for any history entry at which a page was loaded. */
const firstKey = 'default';

/** A key for that entry which survives a reload and a Back. */
function firstEntry(): string {
  const kept = (history.state as { loaded?: string; key?: string } | null) ?? {};
  // The browser is already moving to another entry.
  if (kept.key !== undefined && kept.key !== firstKey) return firstKey;
  if (kept.loaded !== undefined) return kept.loaded;
  const loaded = crypto.getRandomValues(new Uint32Array(2)).join('');
  history.replaceState({ ...kept, loaded }, '');
  return loaded;
}

/** By these a reader has begun to use the page, which must not move away then. */
const uses = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Scrolls there as soon as the page is tall enough, unless the reader scrolls, presses or writes first. */
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
    for (const use of uses) removeEventListener(use, stop);
  };
  growth.observe(document.body);
  for (const use of uses) addEventListener(use, stop, { passive: true });
  tryNow();
  return stop;
}
