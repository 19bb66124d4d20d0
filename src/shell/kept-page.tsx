import { useMemo, useState, type ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useOutlet,
  type Location,
} from 'react-router';
import { screenAt, screens } from '../../screens/screens.ts';
import { openedCardAt } from '../app/opened-card.ts';

/** A page with all that decides what it shows. */
interface Page {
  /** Its key. */
  page: string;
  location: Location;
  content: ReactNode;
  /** What its reader has seen already, as the shape that a pressed card gave it: `opening-vehicle.tsx`. */
  isSeen: boolean;
}

/**
 * The pages that are there: the shown one, and before it the list from which a vehicle was opened. The list stays as it is,
 * unseen, so that neither the press nor the way back costs a slow phone the drawing of all its cards.
 */
export function usePages(page: string): Page[] {
  const location = useLocation();
  const outlet = useOutlet();
  const [last, setLast] = useState<Page>();
  const next = { page, location, content: outlet, isSeen: useIsSeen(page, location) };
  if (last && canStay(last, location)) return [last, next];
  // An entry of the history that is come back to is drawn as it was.
  const isBack = last?.page === page && isSame(last.location, location);
  const shown = isBack ? last : next;
  if (!isBack) setLast(shown);
  return [shown];
}

/** A page stays seen as long as it is shown: the card is forgotten after a while, and the page must not come in once more. */
function useIsSeen(page: string, location: Location): boolean {
  const [shown, setShown] = useState<{ page: string; isSeen: boolean }>();
  if (shown?.page === page) return shown.isSeen;
  const isSeen = openedCardAt(location) !== undefined;
  setShown({ page, isSeen });
  return isSeen;
}

function isSame(one: Location, other: Location): boolean {
  return one.key === other.key && one.pathname === other.pathname && one.search === other.search;
}

/** Public lists alone: of what is somebody's own, nothing stays behind another page. */
function canStay({ location }: Page, { pathname }: Location): boolean {
  if (pathname !== screens.detail.path || location.pathname === pathname) return false;
  return screenAt(location.pathname, new URLSearchParams(location.search))?.isRendered === true;
}

/** What is inside keeps to this address, though the site has gone on to another. */
export function KeptAt({ location, children }: { location: Location; children: ReactNode }) {
  const value = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return <LocationContext value={value}>{children}</LocationContext>;
}
