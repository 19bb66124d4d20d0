import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { displayFailure, type Failure, isFailure } from '#shared/api/errors.ts';

/**
 * Keeps the version a dialog was opened with. After a conflict, reports the colleague’s change and keeps the input;
 * pressing the button with `actionLabel` again overwrites it.
 */
export function useVersionConflict<Seen>(
  begun: Seen,
  { actionLabel, readNow }: { actionLabel: string; readNow: () => Seen | undefined },
) {
  const { t } = useTranslation('desk');
  const seen = useRef(begun);
  return {
    seen: () => seen.current,
    /** Returns the error message, after refetching the data. */
    failureText: (error: Failure): string => {
      const { text } = displayFailure(error);
      const now = isFailure(error, 'changedMeanwhile') ? readNow() : undefined;
      if (now === undefined) return text;
      seen.current = now;
      return `${text} ${t('saveAgain', { actionLabel })}`;
    },
  };
}
