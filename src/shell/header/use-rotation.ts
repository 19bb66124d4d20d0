import { useEffect, useState } from 'react';

/** One item after the other, from the first again after the last, until it is stopped. */
export function useRotation<Item>(items: readonly [Item, ...Item[]], time: number, isRunning: boolean): Item {
  const [place, setPlace] = useState(0);
  const count = items.length;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setPlace((now) => (now + 1) % count), time);
    return () => clearInterval(timer);
  }, [count, time, isRunning]);
  return items[place] ?? items[0];
}
