import type { ReactNode } from 'react';
import styles from './fact-table.module.css';

/** The placeholder for an unknown value. */
export const noValue = '--';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Facts by name and value, in two columns if there is room. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className="figures">{value || noValue}</dd>
        </div>
      ))}
    </dl>
  );
}
