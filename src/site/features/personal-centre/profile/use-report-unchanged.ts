import { useTranslation } from 'react-i18next';
import { displayFailure, ownMessage } from '#shared/api/errors.ts';
import { showToast } from '#shared/state/toasts.ts';

/** Shows that a change of the user's data failed, with the server's message if there is one. */
export function useReportUnchanged(): (failure: Parameters<typeof displayFailure>[0]) => void {
  const { t } = useTranslation('messages');
  return (failure) => {
    const { owner, severity } = displayFailure(failure);
    if (owner === 'toast') showToast(severity, ownMessage(failure) ?? t('modificationFailed'));
  };
}
