import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './invitation.module.css';

/** Where a reader who has made up their mind goes on. */
export function Invitation() {
  const { t } = useTranslation(['content', 'common']);
  return (
    <div className={styles.invitation}>
      <div>
        <h2>{t('readyTitle')}</h2>
        <p className={styles.text}>{t('readyText')}</p>
      </div>
      <ButtonLink look="signal" to={paths.vehicles()}>
        {t('common:seeVehicles')}
        <ArrowRight aria-hidden size="1.125em" />
      </ButtonLink>
    </div>
  );
}
