import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './late-options.module.css';

interface LateOptionsProps {
  query: { isError: boolean; refetch: () => unknown };
}

/** Stands in the place of a filter's options while they are on their way, and where they did not come. */
export function LateOptions({ query: { isError, refetch } }: LateOptionsProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  if (!isError) return <p className={styles.late}>{t('common:loading')}</p>;
  return (
    <div className={styles.late}>
      <p>{t('pickerFailed')}</p>
      <Button look="outline" isSmall onClick={() => void refetch()}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
