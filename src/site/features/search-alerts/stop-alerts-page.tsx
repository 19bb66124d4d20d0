import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import styles from './stop-alerts-page.module.css';

/** The target of the unsubscribe link in search alerts. Opening it changes nothing, since mail scanners open links too. */
export default function StopAlertsPage() {
  const { t } = useTranslation(['searches', 'common']);
  const [search] = useSearchParams();
  const { mutate, isPending, isSuccess, error } = queries.useStopSearchLettersMutation();
  const body = { id: fitting(search.get('id')), key: fitting(search.get('key'), longestKey) };
  usePageTitle(t('stopPage'));
  return (
    <div className={`column ${styles.page}`}>
      <h1>{t('stopPage')}</h1>
      <div aria-live="polite" className={styles.said}>
        {isSuccess ? <p>{t('stopped')}</p> : <p>{t('stopLead')}</p>}
        {error && (
          <p role="alert" className={styles.fault}>
            {displayFailure(error).text}
          </p>
        )}
      </div>
      {isSuccess ? (
        <ButtonLink className={styles.act ?? ''} to={paths.vehicles()}>
          {t('common:seeVehicles')}
        </ButtonLink>
      ) : (
        <Button className={styles.act ?? ''} loading={isPending} onClick={() => mutate({ body })}>
          {t('stop')}
        </Button>
      )}
    </div>
  );
}

const [longestId, longestKey] = [40, 200];

/**
 * Missing parts of a broken link are replaced by values that match nothing, so that the server returns its error message.
 */
function fitting(text: string | null, most = longestId): string {
  return (text ?? '').replaceAll(/[^\w-]/g, '').slice(0, most) || '-';
}
