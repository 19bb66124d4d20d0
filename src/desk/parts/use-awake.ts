import { useEffect, useState } from 'react';

/** After so long without a hand on it a page asks for nothing any more, so that its session can end. In milliseconds. */
export const restsAfter = 10 * 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Whether somebody is at the page. A page that nobody looks at would keep a session open that is meant to be short. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAwake(false), restsAfter);
      setAwake(true);
    };
    wake();
    for (const sign of signs) addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wake);
    };
  }, []);
  return isAwake;
}
