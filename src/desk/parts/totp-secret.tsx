import { useTranslation } from 'react-i18next';
import type { StaffTotp } from '#generated/client/types.gen.ts';
import { QrCode } from '#shared/components/qr-code.tsx';
import styles from './totp-secret.module.css';

/** Secret for an authenticator app, as a QR code and as text. */
export function TotpSecret({ totp: { secret, uri } }: { totp: StaffTotp }) {
  const { t } = useTranslation('desk-entry');
  return (
    <section className={styles.secret} aria-label={t('totpTitle')}>
      {/* Scanners need dark on light in every colour scheme. */}
      <span className={styles.code} data-scheme="light">
        <QrCode address={uri} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t('totpTitle')}</p>
        <p>{t('totpSteps')}</p>
        <p>{t('totpByHand')}</p>
        <p className={styles.typed} data-totp-secret={secret}>
          {/* Groups of four are easier to type. */}
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
    </section>
  );
}
