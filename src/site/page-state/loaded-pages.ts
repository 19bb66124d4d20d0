import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from './hydration.ts';

interface Kept {
  pages?: unknown;
}

/** No list is read this far; a larger stored number is invalid. */
const most = 200;

/**
 * How many pages of a list are shown, counted from the one in the address. The history entry stores it: Back restores all of
 * them, and a new link starts with one.
 */
export function useLoadedPages(): { count: number; loadNext: () => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const { pages } = (state as Kept | null) ?? {};
  const isUsable = isHydrated && typeof pages === 'number' && Number.isInteger(pages) && pages > 0 && pages <= most;
  const count = isUsable ? pages : 1;
  return {
    count,
    loadNext: () =>
      void navigate(
        { pathname, search },
        { replace: true, state: { ...(state as Kept | null), keepsPlace: true, pages: count + 1 } },
      ),
  };
}
