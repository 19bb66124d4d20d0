import { useId, type ReactNode } from 'react';
import styles from './content-section.module.css';

interface ContentSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function ContentSection({ title, lead, children }: ContentSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
