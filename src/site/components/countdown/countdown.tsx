import { use, useSyncExternalStore } from 'react';
import { RenderMoment, useShownAt } from '#site/page-state/hydration.ts';

interface CountdownProps {
  /** The remaining seconds when the server answered. */
  seconds: number;
  /** When the server answered, by this browser's clock. The default is the first render of the countdown. */
  since?: number | undefined;
  className?: string | undefined;
}

/** The remaining time, updated each second. Screen readers do not announce each second. */
export function Countdown({ seconds, since, className }: CountdownProps) {
  const shownAt = useShownAt();
  const now = useSecondsClock();
  const left = remainingSeconds(seconds, since ?? shownAt, now);
  return (
    <time role="timer" className={['figures', className].filter(Boolean).join(' ')} dateTime={`PT${left}S`}>
      {formatRemaining(left)}
    </time>
  );
}

const minute = 60;
const hour = 60 * minute;

/** The remaining seconds at a later time of this browser's clock. */
export function remainingSeconds(counted: number, countedAt: number, now: number): number {
  const passed = Math.max(0, Math.floor((now - countedAt) / 1000));
  return Math.max(0, Math.floor(counted) - passed);
}

/** `HH:MM:SS`. Hours may exceed 23, since days are not shown. */
export function formatRemaining(seconds: number): string {
  const parts = [Math.floor(seconds / hour), Math.floor((seconds % hour) / minute), seconds % minute];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

const second = 1000;
const listeners = new Set<() => void>();
let latest = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  latest = Date.now();
  for (const listener of listeners) listener();
}

/** All countdowns share one timer, so they change at the same moment. Without listeners the timer stops. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, second);
    // The clock was stopped while it had no listeners.
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** This browser's time in milliseconds, updated every second. */
export function useSecondsClock(): number {
  const rendered = use(RenderMoment);
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => rendered ?? latest,
  );
}
