import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from './hydration.ts';

interface Kept {
  pages?: unknown;
}

/** No list is read so far down; a state that says more is not ours. */
const most = 200;

/**
 * How many pages of a list are shown below each other, from the one on that the address names. The entry of the browser's
 * history keeps it: who comes back finds them all again, and who follows a link begins with one.
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
