import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  id: string;
  title: string;
  /** One line about the content below. */
  note?: string;
  /** A link to the full list. */
  more?: ReactNode;
}

export function SectionHeading({ id, title, note, more }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div>
        <h2 id={id}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {more}
    </div>
  );
}
