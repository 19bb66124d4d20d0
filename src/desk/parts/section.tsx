import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** By which a link leads to it. */
  id?: string;
  acts?: ReactNode;
  children: ReactNode;
}

/** A part of a page, on a sheet of its own. */
export function Section({ title, id, acts, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {acts}
      </div>
      {children}
    </section>
  );
}

/** What is known, name by name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
