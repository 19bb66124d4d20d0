import {
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** When the page was rendered, in milliseconds. A page that only came as a shell was rendered never. */
export const RenderMoment = createContext<number | undefined>(undefined);

const subscribe = () => () => {};

/**
 * False on the server and while a rendered page is taken over, true ever after. What only this browser knows must not be
 * shown before, because the server has rendered the page without it. What comes then is drawn in slices: a store's own
 * way of changing would stop a slow phone until all of it is drawn.
 */
export function useIsHydrated(): boolean {
  const [origin] = useState(createOrigin);
  const [isTakenOver, setTakenOver] = useState(false);
  const isRendered = useSyncExternalStore(subscribe, origin.isRendered, origin.noteRendered);
  useEffect(() => {
    if (origin.isRendered()) startTransition(() => setTakenOver(true));
  }, [origin]);
  return !isRendered || isTakenOver;
}

/** Whether a part comes from the server. React asks for what was rendered there only where it takes that over. */
function createOrigin() {
  let isRendered = false;
  return {
    isRendered: () => isRendered,
    noteRendered: () => (isRendered = true),
  };
}

/** Shows what belongs to this browser alone, such as popups and what its storage holds. */
export function BrowserOnly({ children }: { children: ReactNode }): ReactNode {
  return useIsHydrated() ? createElement(Fragment, undefined, children) : null;
}

/** When a part was first shown. On the server, and where its work is taken over, that is when the page was rendered. */
export function useShownAt(): number {
  const rendered = use(RenderMoment);
  const isHydrated = useIsHydrated();
  const [shownAt] = useState(() => (isHydrated ? Date.now() : (rendered ?? Date.now())));
  return shownAt;
}
