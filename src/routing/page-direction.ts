import { useState } from 'react';
import type { Location } from 'react-router';

export type Direction = 'forward' | 'back';

/** The state of a link that leads back, to where the reader left that page. */
export const goesBack = { direction: 'back' } as const;

interface Step {
  /** Where the navigation itself says which way it goes. */
  wanted: Direction | undefined;
  /** Places in the browser's history; unknown for an entry that another site made. */
  from: number | undefined;
  to: number | undefined;
}

export function directionOf({ wanted, from, to }: Step): Direction {
  if (wanted) return wanted;
  return from !== undefined && to !== undefined && to < from ? 'back' : 'forward';
}

/** Which way the shown page was come to; nothing for the first. */
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

/** The router numbers the entries that it makes. */
function readPlace(): number | undefined {
  // There is no history on the server.
  const { idx } = (globalThis.history?.state as { idx?: unknown } | null | undefined) ?? {};
  return typeof idx === 'number' ? idx : undefined;
}

/** Which way a page of the mobile site moves when it comes: to the left it comes from the right. */
export type Slide = 'left' | 'right';

export function slideOf(path: string, before: string): Slide {
  return path.length > before.length ? 'left' : 'right';
}

/** How the shown page slides in; nothing for the first. Two pages may have the same path, such as the tabs of the home page. */
export function usePageSlide(page: string, path: string): Slide | undefined {
  const [last, setLast] = useState<{ page: string; path: string; slide?: Slide }>({ page, path });
  if (last.page === page) return last.slide;
  const slide = slideOf(path, last.path);
  setLast({ page, path, slide });
  return slide;
}
