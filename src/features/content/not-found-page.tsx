import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isScreenPath } from '../../../screens/screens.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { showToast } from '../../app/toasts.ts';
import { paths } from '../../routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { NotFoundDrawing } from './not-found/not-found-drawing.tsx';
import styles from './not-found/not-found-page.module.css';
import { useCountdown } from './not-found/use-countdown.ts';

/** After so many seconds the reader is taken to the home page. */
const redirectAfter = 3;

export default function NotFoundPage() {
  const { t } = useTranslation(['content', 'common', 'messages']);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isStaying, setStaying] = useState(false);
  const left = useCountdown(redirectAfter, !isStaying, () => void navigate(paths.home(), { replace: true }));
  usePageTitle(t('notFoundTitle'));

  useEffect(() => {
    // The page's own address was asked for by name; only others could not be resolved.
    if (isScreenPath(pathname)) return;
    console.error(`route path error: ${pathname}`);
    showToast('error', t('messages:routePathError'));
  }, [pathname, t]);

  return (
    <div className={`column ${styles.page}`}>
      <figure aria-label="404">
        <NotFoundDrawing />
      </figure>
      <h1 className={styles.title}>{t('notFoundTitle')}</h1>
      <p className={styles.text}>{t('notFoundText')}</p>
      <p className={`${styles.countdown} figures`} role="timer">
        {isStaying ? t('notFoundStaying') : t('notFoundCountdown', { count: left })}
      </p>
      <div className={styles.ways}>
        <ButtonLink to={paths.home()} replace>
          {t('toHome')}
        </ButtonLink>
        <ButtonLink look="outline" to={paths.vehicles()}>
          {t('common:seeVehicles')}
        </ButtonLink>
        {!isStaying && (
          <Button look="quiet" onClick={() => setStaying(true)}>
            {t('notFoundStay')}
          </Button>
        )}
      </div>
    </div>
  );
}
