import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayFailure, type Failure, isFailure } from '#shared/api/errors.ts';

/**
 * Keeps the version a dialog was opened with. After a conflict, reports the colleague’s change and keeps the input;
 * pressing the button with `actionLabel`, or another that failed, again overwrites it.
 */
export function useVersionConflict<Seen>(
  begun: Seen,
  { actionLabel, readNow }: { actionLabel: string; readNow: () => Seen | undefined },
) {
  const { t } = useTranslation('desk');
  const [seen, setSeen] = useState(begun);
  return {
    seen: () => seen,
    /** Returns the error message, after refetching the data. */
    failureText: (error: Failure, pressed = actionLabel): string => {
      const { text } = displayFailure(error);
      const now = isFailure(error, 'changedMeanwhile') ? readNow() : undefined;
      if (now === undefined) return text;
      setSeen(now);
      return `${text} ${t('saveAgain', { actionLabel: pressed })}`;
    },
  };
}
