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

/** When the page was rendered, in milliseconds. A page that came as a shell has no such time. */
export const RenderMoment = createContext<number | undefined>(undefined);

const subscribe = () => () => {};

/**
 * False on the server and during hydration, true afterwards. Data of this browser must not be shown before, because the
 * server rendered the page without it. It is then rendered in a transition: a synchronous store update would block a slow
 * phone until all of it is rendered.
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

/** Whether a part was server-rendered. React requests the hydration snapshot only where it hydrates. */
function createOrigin() {
  let isRendered = false;
  return {
    isRendered: () => isRendered,
    noteRendered: () => (isRendered = true),
  };
}

/** Renders content that only this browser has, such as popups and stored data. */
export function BrowserOnly({ children }: { children: ReactNode }): ReactNode {
  return useIsHydrated() ? createElement(Fragment, undefined, children) : null;
}

/** When a part was first shown. On the server and during hydration that is the time of the rendering. */
export function useShownAt(): number {
  const rendered = use(RenderMoment);
  const isHydrated = useIsHydrated();
  const [shownAt] = useState(() => (isHydrated ? Date.now() : (rendered ?? Date.now())));
  return shownAt;
}
