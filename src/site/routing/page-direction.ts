import { useState } from 'react';
import type { Location } from 'react-router';

export type Direction = 'forward' | 'back';

/** The state of a back link, which returns to the previous scroll position. */
export const goesBack = { direction: 'back' } as const;

interface Step {
  /** The direction, if the navigation itself specifies it. */
  wanted: Direction | undefined;
  /** Positions in the browser's history; undefined for an entry of another site. */
  from: number | undefined;
  to: number | undefined;
}

export function directionOf({ wanted, from, to }: Step): Direction {
  if (wanted) return wanted;
  return from !== undefined && to !== undefined && to < from ? 'back' : 'forward';
}

/** The direction of the navigation to the current page; undefined for the first. */
export function usePageDirection({ key, state }: Location): Direction | undefined {
  const [last, setLast] = useState<{ key: string; place: number | undefined; direction?: Direction }>(() => ({
    key,
    place: readPlace(),
  }));
  if (last.key === key) return last.direction;
  const place = readPlace();
  const { direction: wanted } = (state as { direction?: Direction } | null) ?? {};
  const direction = directionOf({ wanted, from: last.place, to: place });
  setLast({ key, place, direction });
  return direction;
}

/** The router numbers its entries. */
function readPlace(): number | undefined {
  // There is no history on the server.
  const { idx } = (globalThis.history?.state as { idx?: unknown } | null | undefined) ?? {};
  return typeof idx === 'number' ? idx : undefined;
}

/** The direction in which a page of the mobile site slides in: `left` means it enters from the right. */
export type Slide = 'left' | 'right';

export function slideOf(path: string, before: string): Slide {
  return path.length > before.length ? 'left' : 'right';
}

/**
 * How the current page slides in; undefined for the first. Two pages may share a path, such as the tabs of the home page.
 */
export function usePageSlide(page: string, path: string): Slide | undefined {
  const [last, setLast] = useState<{ page: string; path: string; slide?: Slide }>({ page, path });
  if (last.page === page) return last.slide;
  const slide = slideOf(path, last.path);
  setLast({ page, path, slide });
  return slide;
}
