import { Clock, Files, Ship, Stamp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './promises.module.css';

const promises = [
  { name: 'price', Icon: Ship },
  { name: 'record', Icon: Files },
  { name: 'hold', Icon: Clock },
  { name: 'clearing', Icon: Stamp },
] as const;

/** The promises to buyers. */
export function Promises() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.band}>
      <div className={`column ${styles.column}`}>
        <ul className={styles.promises}>
          {promises.map(({ name, Icon }) => (
            <li key={name} className={styles.promise}>
              <Icon aria-hidden size="1.5rem" strokeWidth={1.5} className={styles.icon} />
              <div>
                <h2 className={styles.name}>{t(`${name}Title`)}</h2>
                <p className={styles.text}>{t(`${name}Text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
