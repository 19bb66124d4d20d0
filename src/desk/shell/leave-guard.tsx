import type { ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { UnsavedInput } from '#shared/forms/unsaved-input.ts';
import { discardUnsaved, hasUnsaved, useUnsavedScope } from '../session/unsaved.ts';
import { QuestionDialog, useDiscardQuestion } from '../parts/use-question.tsx';

/** Asks before a link or Back discards form input. Needs a data router. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { report } = useUnsavedScope();
  const discard = useDiscardQuestion();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  function answer(isYes: boolean): void {
    if (!isYes) return reset?.();
    discardUnsaved();
    proceed?.();
  }

  return (
    <UnsavedInput value={report}>
      {children}
      {state === 'blocked' && <QuestionDialog {...discard} onAnswer={answer} />}
    </UnsavedInput>
  );
}
