import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isScreenPath } from '#screens/screens.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import styles from './not-found-page.module.css';

/** The seconds until the page redirects to the home page. */
const redirectAfter = 3;

export default function NotFoundPage() {
  const { t } = useTranslation(['content', 'common']);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isStaying, setStaying] = useState(false);
  const left = useCountdown(redirectAfter, !isStaying, () => void navigate(paths.home(), { replace: true }));
  usePageTitle(t('notFoundTitle'));

  useEffect(() => {
    // The page's own address is valid. Only other paths are reported.
    if (isScreenPath(pathname)) return;
    console.error(`route path error: ${pathname}`);
  }, [pathname]);

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
        <ButtonLink variant="outlined" to={paths.vehicles()}>
          {t('common:seeVehicles')}
        </ButtonLink>
        {!isStaying && (
          <Button variant="text" onClick={() => setStaying(true)}>
            {t('notFoundStay')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Counts down in whole seconds while it runs, and calls back at zero. */
function useCountdown(seconds: number, isRunning: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return undefined;
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.max(rest, 0));
      if (rest > 0) return;
      clearInterval(timer);
      end();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, isRunning]);
  return left;
}

/** Draws 404 as a wheel between two fours, at the end of a quay. */
function NotFoundDrawing() {
  return (
    <svg viewBox="0 0 480 210" className={styles.drawing} aria-hidden>
      <text className={styles.figure} x="72" y="150">
        4
      </text>
      <text className={styles.figure} x="408" y="150">
        4
      </text>
      <circle className={styles.wheel} cx="240" cy="96" r="66" />
      <circle cx="240" cy="96" r="48" />
      <circle className={styles.hub} cx="240" cy="96" r="13" />
      <path d="M240 48v35M240 109v35M192 96h35M253 96h35M206 62l25 25M249 105l25 25M274 62l-25 25M231 105l-25 25" />
      <path d="M20 164h310l14 12" />
      <path className={styles.quay} d="M44 164v16M104 164v16M164 164v16M224 164v16M284 164v16" />
      <path
        className={styles.water}
        d="M8 196q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0"
      />
    </svg>
  );
}
