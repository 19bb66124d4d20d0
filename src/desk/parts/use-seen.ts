import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { displayFailure, type Failure, isFailure } from '../../api/errors.ts';

/**
 * What a change is decided about: as it was when its dialog was opened, however it changes behind it. Where a colleague was
 * faster, that is told, and what was written stays: whoever presses the button once more, which `deed` is on, has decided about
 * what is there by then.
 */
export function useSeen<Seen>(begun: Seen, { deed, readNow }: { deed: string; readNow: () => Seen | undefined }) {
  const { t } = useTranslation('desk');
  const seen = useRef(begun);
  return {
    seen: () => seen.current,
    /** What to tell of a failure, once what is shown has been asked for anew. */
    tell: (error: Failure): string => {
      const { text } = displayFailure(error);
      const now = isFailure(error, 'changedMeanwhile') ? readNow() : undefined;
      if (now === undefined) return text;
      seen.current = now;
      return `${text} ${t('saveAgain', { deed })}`;
    },
  };
}
