import styles from './fact-table.module.css';

/** What stands where a value is not known. */
export const noValue = '--';

export interface Fact {
  name: string;
  value: string;
}

/** Facts by name and value, two columns of them where there is room. */
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
