import { useEffect, useState } from 'react';
import type { OrderWarning } from './check-order.ts';

/** What is wrong with the order, until the buyer clicks anywhere or edits. */
export function useWarning(): {
  warning: OrderWarning | undefined;
  warn: (warning: OrderWarning) => void;
  clear: () => void;
} {
  const [warning, setWarning] = useState<OrderWarning>();
  useEffect(() => {
    if (!warning) return undefined;
    const clear = () => setWarning(undefined);
    // On the way down, so that the click that asked for the check has passed already.
    addEventListener('click', clear, { capture: true });
    return () => removeEventListener('click', clear, { capture: true });
  }, [warning]);
  return { warning, warn: setWarning, clear: () => setWarning(undefined) };
}
