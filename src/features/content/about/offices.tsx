import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { company } from '../../../app/company.ts';
import styles from './offices.module.css';

/** How to reach us; the same addresses as in the footer. */
export function Offices() {
  const { t } = useTranslation(['shell', 'content']);
  return (
    <address className={styles.offices}>
      <ul className={styles.list}>
        {(['addressJapan', 'addressKenya'] as const).map((office) => (
          <li key={office} className={styles.line}>
            <MapPin aria-hidden size="1.375em" strokeWidth={1.5} className={styles.icon} />
            <span>{t(office)}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        <li className={styles.line}>
          <Phone aria-hidden size="1.375em" strokeWidth={1.5} className={styles.icon} />
          <span>
            <span className={styles.name}>{t('hotline')}</span>
            <a href={`tel:${company.hotline.replaceAll(' ', '')}`} className="figures">
              {company.hotline}
            </a>
            <span className={styles.name}>{t('contactHours')}</span>
          </span>
        </li>
        <li className={styles.line}>
          <Mail aria-hidden size="1.375em" strokeWidth={1.5} className={styles.icon} />
          <span>
            <span className={styles.name}>{t('writeUs')}</span>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </span>
        </li>
      </ul>
    </address>
  );
}
