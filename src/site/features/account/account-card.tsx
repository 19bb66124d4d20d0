import type { ReactNode } from 'react';
import { LogoMark } from '#shared/components/logo.tsx';
import { ToneIcon, type Tone } from '#shared/components/tone-icon.tsx';
import styles from './account-card.module.css';

interface AccountCardProps {
  title: string;
  /** Shows success or failure. Forms have none. */
  icon?: ReactNode;
  tone?: Tone;
  isBusy?: boolean;
  children?: ReactNode;
}

/** A card for a page with a single message, such as the result of a verification. */
export function AccountCard({ title, icon, tone = 'calm', isBusy = false, children }: AccountCardProps) {
  return (
    <div className="column">
      <section className={`${styles.card} ${icon ? styles.result : ''}`} aria-busy={isBusy}>
        <LogoMark className={styles.mark ?? ''} />
        <div className={styles.head} aria-live="polite">
          {icon && (
            <ToneIcon tone={tone} isLarge>
              {icon}
            </ToneIcon>
          )}
          <h1 className={styles.title}>{title}</h1>
        </div>
        {children}
      </section>
    </div>
  );
}

export function CardText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}

export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
