import { useTranslation } from 'react-i18next';
import { type NavigateOptions, useNavigate } from 'react-router';
import { isScreenPath } from '#screens/screens.ts';
import { showToast } from '#shared/state/toasts.ts';
import { pathnameOf } from '#shared/routing/paths.ts';

/** Navigates to a page of the site. An unknown target is reported and logged, and the reader stays. */
export function useGo(): (to: string, options?: NavigateOptions) => void {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  return (to, options) => {
    if (!isScreenPath(pathnameOf(to))) {
      console.error(`dispatch path error: ${to}`);
      showToast('error', t('dispatchPathError'));
      return;
    }
    void navigate(to, options);
  };
}
