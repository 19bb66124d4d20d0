import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { LanguageMenu } from '../parts/language-menu.tsx';
import styles from './entry-frame.module.css';

interface EntryFrameProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** Frame of the login and invitation pages. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  const { t } = useTranslation(['desk-entry', 'desk']);
  const titleId = useId();
  usePageTitle(t('desk:titleOf', { page: title }));
  return (
    <div className={styles.frame}>
      <header className={styles.brand}>
        <p className={styles.name}>{t('desk:name')}</p>
        <p className={styles.line}>{t('brandLine')}</p>
      </header>
      <main className={styles.main} aria-labelledby={titleId}>
        <div className={styles.language}>
          <LanguageMenu />
        </div>
        <div className={styles.card}>
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}
