import type { ReactNode } from 'react';
import styles from './paired-table.module.css';

export interface Pair {
  title: string;
  value: ReactNode;
}

/** Titles and values, two pairs in a row. */
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
