import { useMemo, useState, type ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useOutlet,
  type Location,
} from 'react-router';
import { screenAt, screens } from '#screens/screens.ts';
import { openedCardAt } from '../page-state/opened-card.ts';

/** A page with everything that determines its content. */
interface Page {
  /** Its key. */
  page: string;
  location: Location;
  content: ReactNode;
  /** Whether the reader has already seen its placeholder from the pressed card: `opening-vehicle.tsx`. */
  isSeen: boolean;
}

/**
 * The mounted pages: the current one, and before it the list from which a vehicle was opened. The list stays mounted but
 * hidden, so that neither the press nor Back re-renders all its cards on a slow phone.
 */
export function usePages(page: string): Page[] {
  const location = useLocation();
  const outlet = useOutlet();
  const [last, setLast] = useState<Page>();
  const next = { page, location, content: outlet, isSeen: useIsSeen(page, location) };
  if (last && canStay(last, location)) return [last, next];
  // A history entry is restored as it was.
  const isBack = last?.page === page && isSame(last.location, location);
  const shown = isBack ? last : next;
  if (!isBack) setLast(shown);
  return [shown];
}

/**
 * A page counts as seen as long as it is shown: the card is forgotten after a while, and the page must not animate again.
 */
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

/** Only public lists: no personal data stays mounted behind another page. */
function canStay({ location }: Page, { pathname }: Location): boolean {
  if (pathname !== screens.detail.path || location.pathname === pathname) return false;
  return screenAt(location.pathname, new URLSearchParams(location.search))?.isRendered === true;
}

/** The content keeps this address even after the site has navigated away. */
export function KeptAt({ location, children }: { location: Location; children: ReactNode }) {
  const value = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return <LocationContext value={value}>{children}</LocationContext>;
}
