import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useHintOnce } from '../remembered/hints.ts';
import { useRootMark } from '../page-state/root-mark.ts';
import styles from './list-pulls.module.css';
import { pullDistance, watchPull } from '#shared/ui/pulls.ts';

/** The maximum distance that the indicator follows the finger, in pixels. */
const furthest = 2 * pullDistance;
const degreesPerPixel = 3;

export interface ListPullsProps {
  /** Refreshes the list when the page is at its top and is pulled down. */
  onRefresh?: (() => Promise<unknown>) | undefined;
  /** Shows the gesture hint once. */
  hint?: string | undefined;
  /** Loads the next page of the list when its end is visible and is pulled up. */
  more?: { end: RefObject<HTMLElement | null>; onMore: () => void } | undefined;
}

/** The pull gestures of a list. They load after the page, since they are optional. */
export function ListPulls({ onRefresh, hint, more }: ListPullsProps) {
  return (
    <>
      {hint !== undefined && <Hint text={hint} />}
      {onRefresh && <PullDown onRefresh={onRefresh} />}
      {more && <PullUp {...more} />}
    </>
  );
}

function Hint({ text }: { text: string }) {
  useHintOnce('pull', text);
  return null;
}

function PullUp({ end, onMore }: NonNullable<ListPullsProps['more']>) {
  const goOn = useEffectEvent(onMore);
  useEffect(() => {
    let isAsked = false;
    return watchPull({
      direction: 'up',
      isAtEdge: () => end.current !== null && end.current.getBoundingClientRect().top < innerHeight,
      onMove(distance) {
        if (isAsked || distance <= pullDistance) return;
        isAsked = true;
        goOn();
      },
      onEnd: () => {
        isAsked = false;
      },
    });
  }, [end]);
  return null;
}

/** The indicator follows the finger. */
function PullDown({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const sign = useRef<HTMLDivElement>(null);
  const [isRefreshing, setRefreshing] = useState(false);
  // Otherwise the browser would reload the whole page.
  useRootMark('pullable', true);

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
