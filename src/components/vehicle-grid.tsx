import type { ReactNode } from 'react';
import styles from './vehicle-grid.module.css';

const perRow = 4;

/** Rows of four; a short last row is filled up with empty places, so that its cards are as wide as all others. */
export function VehicleGrid({ children }: { children: readonly ReactNode[] }) {
  const missing = (perRow - (children.length % perRow)) % perRow;
  return (
    <div className={styles.grid}>
      {children}
      {Array.from({ length: missing }, (_, place) => (
        <div key={`place-${place}`} className={styles.place} aria-hidden data-place />
      ))}
    </div>
  );
}
