import { CalendarClock, FileCheck2, MailCheck, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MatterCards } from '../matter-cards.tsx';
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
      <MatterCards matters={notices.map(([name, icon]) => ({ title: t(name), text: t(`${name}Text`), icon }))} />
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
