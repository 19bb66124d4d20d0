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
