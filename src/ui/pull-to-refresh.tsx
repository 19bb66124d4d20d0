import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pull-to-refresh.module.css';
import { pullDistance, watchPull } from './pulls.ts';

/** The sign follows the finger no further than this, in pixels. */
const furthest = 2 * pullDistance;
const degreesPerPixel = 3;

/** Makes the page refresh what it shows when it stands at its top and is pulled down. A sign follows the finger. */
export function PullToRefresh({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const sign = useRef<HTMLDivElement>(null);
  const [isRefreshing, setRefreshing] = useState(false);

  const follow = useEffectEvent((distance: number) => {
    const { current } = sign;
    if (!current || isRefreshing) return;
    current.style.setProperty('--pulled', `${Math.min(distance, furthest)}px`);
    current.style.setProperty('--turned', `${distance * degreesPerPixel}deg`);
    current.toggleAttribute('data-pulled', distance > 0);
    current.toggleAttribute('data-enough', distance > pullDistance);
  });
  const settle = useEffectEvent(async (distance: number) => {
    follow(0);
    if (distance <= pullDistance || isRefreshing) return;
    setRefreshing(true);
    try {
      await onRefresh();
    } finally {
      setRefreshing(false);
    }
  });

  useEffect(
    () =>
      watchPull({
        direction: 'down',
        isAtEdge: () => scrollY <= 0,
        onMove: (distance) => follow(distance),
        onEnd: (distance) => void settle(distance),
      }),
    [],
  );

  return (
    <>
      <div ref={sign} className={styles.sign} data-refreshing={isRefreshing || undefined} aria-hidden>
        <CircularProgress
          size="1.5rem"
          {...(!isRefreshing && { variant: 'determinate' as const, value: 75 })}
          className={styles.ring}
        />
      </div>
      <output className="visually-hidden">{isRefreshing && t('refreshing')}</output>
    </>
  );
}
