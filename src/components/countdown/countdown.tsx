import { useState } from 'react';
import { formatRemaining, remainingSeconds } from './remaining-time.ts';
import { useSecondsClock } from './seconds-clock.ts';

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
