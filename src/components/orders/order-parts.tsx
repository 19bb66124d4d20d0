import { useId, type ReactNode } from 'react';
import styles from './order-parts.module.css';

/** What is bought, and beside it for how much. */
export function OrderParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

export function OrderCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={label}>
      {children}
    </section>
  );
}

export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
