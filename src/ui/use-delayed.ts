import { useEffect, useState } from 'react';

/** Whether something has been so for a while; what passes sooner never shows. */
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
