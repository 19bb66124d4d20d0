import { useEffect, useState } from 'react';

/** Polling stops after this idle time, so that the session can expire. In milliseconds. */
const idleAfter = 10 * 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Whether the user is active. Polling from an unattended page would keep its session alive. */
export function useActive(): boolean {
  const [isActive, setActive] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setActive(false), idleAfter);
      setActive(true);
    };
    wake();
    for (const sign of signs) addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wake);
    };
  }, []);
  return isActive;
}
