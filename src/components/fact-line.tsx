import type { ReactNode } from 'react';
import styles from './fact-line.module.css';

interface FactLineProps {
  facts: readonly string[];
  /** One more item. */
  children?: ReactNode;
}

/** Short facts in a line, with dots between them. */
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
