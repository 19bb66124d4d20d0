import type { ReactNode } from 'react';
import styles from './fact-line.module.css';

interface FactLineProps {
  facts: readonly string[];
  /** One more, as an item of the list. */
  children?: ReactNode;
}

/** Short facts one after another, with points between those of a line. */
export function FactLine({ facts, children }: FactLineProps) {
  return (
    <ul className={`${styles.facts} figures`}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {children}
    </ul>
  );
}
