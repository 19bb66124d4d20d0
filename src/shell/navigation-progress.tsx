import { useEffect, useRef } from 'react';
import type * as progressBar from '../ui/progress-bar.ts';

interface NavigationProgressProps {
  /** Another for each navigation. */
  navigation: string;
  /** Whether the page that it leads to is still on its way. */
  isUnderWay: boolean;
}

/** Fetched with the first navigation: a visitor's first page does without, and so does one whose line is cut. */
let bar: Promise<typeof progressBar | undefined> | undefined;

function startProgress(): void {
  bar ??= import('../ui/progress-bar.ts').catch(() => {
    bar = undefined;
    return undefined;
  });
  void bar.then((loaded) => loaded?.startProgress());
}

function endProgress(): void {
  void bar?.then((loaded) => loaded?.endProgress());
}

/** The bar along the top edge: every navigation shows it, until the page that it leads to is there. */
export function NavigationProgress({ navigation, isUnderWay }: NavigationProgressProps) {
  const last = useRef(navigation);

  useEffect(() => {
    if (last.current !== navigation) startProgress();
    last.current = navigation;
    if (!isUnderWay) endProgress();
  }, [isUnderWay, navigation]);

  return null;
}
