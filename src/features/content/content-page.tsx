import type { ReactNode } from 'react';
import styles from './content-page.module.css';

interface ContentPageProps {
  title: string;
  lead: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of text: its title on a band of its own, then its sections. */
export function ContentPage({ title, lead, aside, children }: ContentPageProps) {
  return (
    <>
      <header className={styles.band}>
        <div className={`column ${styles.head}`}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          {aside}
        </div>
      </header>
      <div className={`column ${styles.body}`}>{children}</div>
    </>
  );
}
