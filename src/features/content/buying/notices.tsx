import { CalendarClock, FileCheck2, MailCheck, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './notices.module.css';

const notices = [
  ['noticeConfirmation', MailCheck],
  ['noticeBalance', CalendarClock],
  ['noticeAgency', FileCheck2],
] as const;

/** What a buyer is told and when, and above all to whom to pay. */
export function Notices() {
  const { t } = useTranslation('content');
  return (
    <div className={styles.notices}>
      <ul className={styles.list}>
        {notices.map(([name, Icon]) => (
          <li key={name} className={styles.notice}>
            <Icon aria-hidden size="1.75em" strokeWidth={1.5} className={styles.icon} />
            <h3>{t(name)}</h3>
            <p>{t(`${name}Text`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.payment}>
        <ShieldCheck aria-hidden size="2.25em" strokeWidth={1.5} />
        <div>
          <h3>{t('noticePayment')}</h3>
          <p>{t('noticePaymentText')}</p>
        </div>
      </div>
    </div>
  );
}
