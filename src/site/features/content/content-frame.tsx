import { ArrowRight, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import styles from './content-frame.module.css';

interface ContentFrameProps {
  title: string;
  lead: string;
  /** Content next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The layout of a text page: its title on a band, then its sections. */
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

interface ContentSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function ContentSection({ title, lead, children }: ContentSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {lead && <p className={styles.sectionLead}>{lead}</p>}
      <div className={styles.sectionBody}>{children}</div>
    </section>
  );
}

interface Matter {
  title: string;
  text: string;
  icon: LucideIcon;
}

/** Shows several topics side by side, each on a card. */
export function TopicCards({ matters }: { matters: readonly Matter[] }) {
  return (
    <ul className={styles.cards}>
      {matters.map(({ title, text, icon: Icon }) => (
        <li key={title} className={styles.card}>
          <Icon aria-hidden size="1.75em" strokeWidth={1.5} className={styles.icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Links to the vehicle list. */
export function Invitation() {
  const { t } = useTranslation(['content', 'common']);
  return (
    <div className={styles.invitation}>
      <div>
        <h2>{t('readyTitle')}</h2>
        <p className={styles.text}>{t('readyText')}</p>
      </div>
      <ButtonLink color="secondary" to={paths.vehicles()}>
        {t('common:seeVehicles')}
        <ArrowRight aria-hidden size="1.125em" />
      </ButtonLink>
    </div>
  );
}
