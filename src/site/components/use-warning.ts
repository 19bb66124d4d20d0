import { useEffect, useState } from 'react';
import { isMotionReduced } from '#shared/ui/reduced-motion.ts';
import { repeatGuard } from '#shared/ui/button.tsx';

/** A validation message stays until the buyer clicks anywhere or edits a field. */
export function useWarning<Warning>(): {
  warning: Warning | undefined;
  warn: (warning: Warning) => void;
  clear: () => void;
} {
  const [warning, setWarning] = useState<Warning>();
  useEffect(() => {
    if (!warning) return undefined;
    const since = performance.now();
    const clear = ({ target, timeStamp }: MouseEvent) => {
      // A button ignores the second press of a double click, which must not clear the message either.
      const isRepeated = timeStamp - since < repeatGuard && target instanceof Element && target.closest('button');
      if (!isRepeated) setWarning(undefined);
    };
    // The click that caused the message must not clear it. It has already passed the capture phase.
    addEventListener('click', clear, { capture: true });
    return () => removeEventListener('click', clear, { capture: true });
  }, [warning]);
  return { warning, warn: (found) => setWarning(() => found), clear: () => setWarning(undefined) };
}

/** Scrolls to the field of a form and focuses it. */
export function goToField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.scrollIntoView({ block: 'center', behavior: isMotionReduced() ? 'auto' : 'smooth' });
  field?.focus({ preventScroll: true });
}
