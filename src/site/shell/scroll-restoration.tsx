import { useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router';
import { readSession, writeSession } from '#shared/state/stored-state.ts';
import type { Direction } from '../routing/page-direction.ts';

/** How long a restored page may take to reach its height, in milliseconds. */
const timeout = 3000;

/** A browser without `scrollend` reports each scroll event. */
const whenScrolled = 'onscrollend' in globalThis ? 'scrollend' : 'scroll';

interface Wish {
  keepsPlace?: boolean;
  direction?: Direction;
}

/**
 * A new page starts at its top. A page reached by Back keeps its scroll position. A navigation with the state `keepsPlace`
 * does not scroll, for example when a filter is set. A reader who scrolled a rendered page before its scripts loaded stays
 * there, after a reload as well.
 */
export function ScrollRestoration({ location, type }: { location: Location; type: NavigationType }) {
  const { key, pathname, search, state } = location;
  const { keepsPlace = false, direction } = (state as Wish | null) ?? {};
  const address = pathname + search;
  const visit = `${key}:${address}`;
  const firstVisit = useRef<string | undefined>(visit);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const noteTop = () => remember(key, address, undefined);
    const noteCard = ({ target }: MouseEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      if (card) remember(key, address, card);
    };
    addEventListener(whenScrolled, noteTop);
    addEventListener('click', noteCard, { capture: true });
    return () => {
      removeEventListener(whenScrolled, noteTop);
      removeEventListener('click', noteCard, { capture: true });
    };
  }, [key, address]);

  useLayoutEffect(() => {
    if (firstVisit.current !== visit) firstVisit.current = undefined;
    else if (scrollY > 0) {
      remember(key, address, undefined);
      return undefined;
    }
    if (type === NavigationType.Pop) return reach(readPlace(entryItem(key, address)));
    if (keepsPlace) {
      // An entry that replaces another on a page that does not move starts at its position.
      remember(key, address, undefined);
      return undefined;
    }
    if (direction === 'back') return reach(readPlace(addressItem(address)));
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

/** Events by which a reader starts to use the page, which must not scroll away then. */
const uses = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** The position at which a page was left: its scroll offset, and the pressed card with its position in the window. */
interface Place {
  top: number;
  card?: { id: string; top: number };
}

function remember(key: string, address: string, card: HTMLElement | undefined): void {
  const place: Place = { top: Math.round(scrollY) };
  const id = card?.dataset['card'];
  if (card && id !== undefined) place.card = { id, top: card.getBoundingClientRect().top };
  const text = JSON.stringify(place);
  writeSession(entryItem(key, address), text);
  writeSession(addressItem(address), text);
}

function readPlace(item: string): Place {
  const { top = 0, card } = JSON.parse(readSession(item) ?? '{}') as Partial<Place>;
  return { top, ...(card && { card }) };
}

/** Cards outside the viewport have estimated heights until they are painted, which takes at most this many frames. */
const framesUntilDrawn = 20;

/** The visible card: a list behind a vehicle's page has cards as well. */
function findCard(id: string): Element | undefined {
  return [...document.querySelectorAll(`[data-card="${CSS.escape(id)}"]`)].find((card) => card.checkVisibility());
}

/** Scrolls there as soon as the page is tall enough, unless the reader scrolls, presses or types first. */
function reach({ top, card }: Place): () => void {
  let frame = 0;
  const tryNow = () => {
    const pressed = card && findCard(card.id);
    if (card ? !pressed : document.documentElement.scrollHeight - innerHeight < top) return;
    growth.disconnect();
    if (card && pressed) return settle(pressed, card.top, framesUntilDrawn);
    scrollTo(0, top);
    stop();
  };
  const settle = (pressed: Element, at: number, frames: number) => {
    const off = Math.round(pressed.getBoundingClientRect().top - at);
    if (off !== 0) scrollTo(0, scrollY + off);
    if (frames === 0) stop();
    else frame = requestAnimationFrame(() => settle(pressed, at, frames - 1));
  };
  const giveUp = () => {
    // The card is no longer there.
    if (card) scrollTo(0, top);
    stop();
  };
  const growth = new ResizeObserver(tryNow);
  const timer = setTimeout(giveUp, timeout);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    for (const use of uses) removeEventListener(use, stop);
  };
  growth.observe(document.body);
  for (const use of uses) addEventListener(use, stop, { passive: true });
  tryNow();
  return stop;
}
