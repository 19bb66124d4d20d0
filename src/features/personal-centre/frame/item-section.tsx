import type { ReactNode } from 'react';
import styles from './item-section.module.css';

interface ItemSectionProps {
  title: string;
  /** One line on what stands below. */
  note?: string;
  /** What can be done with all of it. */
  action?: ReactNode;
  children: ReactNode;
}

/** One item of the personal centre: its name as the page's heading, and what it holds. */
export function ItemSection({ title, note, action, children }: ItemSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="centre-item">
      <header className={styles.head}>
        <div>
          <h1 id="centre-item">{title}</h1>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** White ground for what is read or filled in. */
export function Sheet({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <div className={styles.sheet}>
      <div className={isNarrow ? styles.narrow : undefined}>{children}</div>
    </div>
  );
}
