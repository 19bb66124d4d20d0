import { useTranslation } from 'react-i18next';
import { useNavigate, type NavigateOptions } from 'react-router';
import { showToast } from '../app/toasts.ts';
import { pathnameOf } from './search.ts';
import { isRoutePath } from './route-paths.ts';

/** Goes to a page of the site. A target that no route knows is told and logged, and leaves the reader where they are. */
export function useGo(): (to: string, options?: NavigateOptions) => void {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  return (to, options) => {
    if (!isRoutePath(pathnameOf(to))) {
      console.error(`dispatch path error: ${to}`);
      showToast('error', t('dispatchPathError'));
      return;
    }
    void navigate(to, options);
  };
}
