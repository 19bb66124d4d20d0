import type { ReactNode } from 'react';
import styles from './content-frame.module.css';

interface ContentFrameProps {
  title: string;
  lead: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of text: its title on a band of its own, then its sections. */
export function ContentFrame({ title, lead, aside, children }: ContentFrameProps) {
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
