import type { LucideIcon } from 'lucide-react';
import styles from './matter-cards.module.css';

interface Matter {
  title: string;
  text: string;
  icon: LucideIcon;
}

/** A few matters side by side, each on a card. */
export function MatterCards({ matters }: { matters: readonly Matter[] }) {
  return (
    <ul className={styles.cards}>
      {matters.map(({ title, text, icon: Icon }) => (
        <li key={title} className={styles.card}>
          <Icon aria-hidden size="1.75em" strokeWidth={1.5} className={styles.icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
