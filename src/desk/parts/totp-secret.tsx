import { useTranslation } from 'react-i18next';
import type { StaffTotp } from '../../../generated/client/types.gen.ts';
import { QrCode } from '../../components/qr-code.tsx';
import styles from './totp-secret.module.css';

/** A secret for an authenticator app: to be scanned, or typed where nothing can be scanned. */
export function TotpSecret({ totp: { secret, uri } }: { totp: StaffTotp }) {
  const { t } = useTranslation('desk-entry');
  return (
    <section className={styles.secret} aria-label={t('totpTitle')}>
      {/* Scanners want dark on light, whatever the page's scheme. */}
      <span className={styles.code} data-scheme="light">
        <QrCode address={uri} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t('totpTitle')}</p>
        <p>{t('totpSteps')}</p>
        <p>{t('totpByHand')}</p>
        <p className={styles.typed} data-totp-secret={secret}>
          {/* In fours, so that nobody loses their place. */}
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
    </section>
  );
}
