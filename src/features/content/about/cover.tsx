import { Landmark, ShieldCheck, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './cover.module.css';

const services = [
  ['financing', Landmark],
  ['insurance', ShieldCheck],
  ['afterSales', Wrench],
] as const;

/** What the platform covers beside the vehicle and its voyage. */
export function Cover() {
  const { t } = useTranslation('content');
  return (
    <ul className={styles.services}>
      {services.map(([name, Icon]) => (
        <li key={name} className={styles.service}>
          <Icon aria-hidden size="1.75em" strokeWidth={1.5} className={styles.icon} />
          <h3>{t(name)}</h3>
          <p>{t(`${name}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
