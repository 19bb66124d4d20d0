import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useListColumns } from '../remembered/list-columns.ts';
import { ListedIds } from './delivered-prices.ts';
import styles from './vehicle-grid.module.css';

const perRow = 4;

interface VehicleGridProps {
  children: readonly ReactNode[];
  /** The shown vehicles, whose prices are requested together. */
  ids?: readonly string[];
}

const none: readonly string[] = [];

/** Rows of four. Placeholders fill a short last row, so that its cards are as wide as all others. */
export function VehicleGrid({ children, ids = none }: VehicleGridProps) {
  const missing = (perRow - (children.length % perRow)) % perRow;
  return (
    <div className={styles.grid} data-columns={useListColumns()}>
      <ListedIds value={ids}>{children}</ListedIds>
      {Array.from({ length: missing }, (_, place) => (
        <div key={`place-${place}`} className={styles.place} aria-hidden data-place />
      ))}
    </div>
  );
}

/** A placeholder in the exact shape of the vehicle card. */
export function VehicleCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <Skeleton variant="rectangular" className={styles.picture} />
      <div className={styles.text}>
        <Skeleton width="85%" />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
        <Skeleton className={styles.price} />
        <Skeleton width="45%" />
      </div>
    </div>
  );
}
