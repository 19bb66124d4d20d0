import { useEffect, useState } from 'react';

/** Whether a condition has lasted for a while; shorter states never show. */
export function useDelayed(isSo: boolean, delay: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setDue(true), delay);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isSo, delay]);
  return isSo && isDue;
}
