import { useEffect, useRef } from 'react';
import { endProgress, startProgress } from '../ui/progress-bar.ts';

interface NavigationProgressProps {
  /** Another for each navigation. */
  navigation: string;
  /** Whether the page that it leads to is still on its way. */
  isUnderWay: boolean;
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
