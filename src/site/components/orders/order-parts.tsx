import { useId, type ReactNode } from 'react';
import styles from './order-parts.module.css';

/** Two cards side by side: the vehicle and the amounts. */
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

export interface Pair {
  title: string;
  value: ReactNode;
}

/** Labels and values, two pairs per row. */
export function PairedTable({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className={styles.table}>
      {pairs.map(({ title, value }) => (
        <div key={title} className={styles.pair}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
