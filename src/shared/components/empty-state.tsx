import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Defaults to the standard text. */
  text?: string | undefined;
  /** A line that explains or helps. */
  hint?: string;
  /** The only button or link. */
  action?: ReactNode;
}

/** Shows that a list is empty and offers one action. */
export function EmptyState({ text, hint, action }: EmptyStateProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.empty} aria-live="polite">
      <svg viewBox="0 0 96 48" className={styles.drawing} aria-hidden>
        <path d="M8 36h80M16 36c0-8 6-9 14-10l8-9c2-2 4-3 7-3h14c3 0 6 1 8 4l6 8c7 1 9 4 9 10" />
        <circle cx="30" cy="36" r="6" />
        <circle cx="68" cy="36" r="6" />
      </svg>
      <p className={styles.text}>{text ?? t('emptyList')}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
