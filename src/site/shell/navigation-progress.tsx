import { useEffect, useRef } from 'react';
import type * as progressBar from '#shared/ui/progress-bar.ts';
import { untilPainted } from '#shared/ui/until-painted.ts';

interface NavigationProgressProps {
  /** A new value for each navigation. */
  navigation: string;
  /** Whether the page is still loading. */
  isUnderWay: boolean;
}

/** Loaded with the first navigation. If it cannot be loaded, navigation works without it. */
let bar: Promise<typeof progressBar | undefined> | undefined;
/** Updates of the bar wait for the first paint of the new page, which is more important. */
let painted = Promise.resolve();

function startProgress(): void {
  bar ??= import('#shared/ui/progress-bar.ts').catch(() => {
    bar = undefined;
    return undefined;
  });
  painted = untilPainted();
  tell((loaded) => loaded.startProgress());
}

function endProgress(): void {
  if (bar) tell((loaded) => loaded.endProgress());
}

function tell(say: (loaded: typeof progressBar) => void): void {
  void Promise.all([bar, painted]).then(([loaded]) => loaded && say(loaded));
}

/** The bar at the top edge. Every navigation shows it until the new page has loaded. */
export function NavigationProgress({ navigation, isUnderWay }: NavigationProgressProps) {
  const last = useRef(navigation);

  useEffect(() => {
    if (last.current !== navigation) startProgress();
    last.current = navigation;
    if (!isUnderWay) endProgress();
  }, [isUnderWay, navigation]);

  return null;
}
