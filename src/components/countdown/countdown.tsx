import { useState, useSyncExternalStore } from 'react';

interface CountdownProps {
  /** What was left when the server answered, in seconds. */
  seconds: number;
  /** When that was, by this browser's clock; without it, when the countdown was first shown. */
  since?: number | undefined;
  className?: string | undefined;
}

/** What is left of a sale, second by second. It is not read out on each, only when somebody goes to it. */
export function Countdown({ seconds, since, className }: CountdownProps) {
  const [shownAt] = useState(() => Date.now());
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

/** How many seconds are left of those that the server counted, at a later moment of this browser's clock. */
export function remainingSeconds(counted: number, countedAt: number, now: number): number {
  const passed = Math.max(0, Math.floor((now - countedAt) / 1000));
  return Math.max(0, Math.floor(counted) - passed);
}

/** `HH:MM:SS`. Hours go on counting beyond 23: there is no part for days. */
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

/** One timer for all who listen, so that every countdown of a page moves at once. It rests while nobody does. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, second);
    // The clock stood still while nobody listened.
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time of this browser's clock, in milliseconds, renewed every second. */
export function useSecondsClock(): number {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => latest,
  );
}
