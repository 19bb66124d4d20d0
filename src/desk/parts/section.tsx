import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Anchor for links. */
  id?: string;
  acts?: ReactNode;
  children: ReactNode;
}

/** A section of a page in its own card. */
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

/** Definition list. */
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
