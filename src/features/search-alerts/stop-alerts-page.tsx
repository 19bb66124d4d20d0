import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queries } from '../../api/api.ts';
import { displayFailure } from '../../api/errors.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { paths } from '../../routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './stop-alerts-page.module.css';

/**
 * Where the link of a letter leads that ends such letters. Opening it changes nothing: programs that look through mail
 * open links as well.
 */
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

/** What a broken link lacks is asked for as something that nobody has, so that the server says what to do. */
function fitting(text: string | null, most = longestId): string {
  return (text ?? '').replaceAll(/[^\w-]/g, '').slice(0, most) || '-';
}
