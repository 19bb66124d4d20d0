import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './order-parts.module.css';

/** Events of the order with their authors, newest first. */
export function OrderTimeline({ order: { timeline } }: { order: StaffOrder }) {
  const { t } = useTranslation('desk-orders');
  const formats = useDeskFormats();
  const nameOf = (actor: string) => (actor === 'buyer' || actor === 'clock' ? t(`actor_${actor}`) : actor);
  return (
    <Section title={t('timeline')}>
      <ol className={styles.timeline}>
        {timeline.toReversed().map(({ at, act, statusDesc, actor, note }, place) => (
          // Events may share a timestamp, but the list only grows at its end, so the index is a stable key.
          <li key={`${at} ${timeline.length - place}`} className={styles.event} data-act={act}>
            <p>
              <strong>{statusDesc}</strong> <span className={styles.quiet}>{nameOf(actor)}</span>
            </p>
            {note !== undefined && note !== '' && <p className={styles.note}>{note}</p>}
            <time dateTime={at} className={`${styles.quiet} figures`}>
              {formats.moment(at)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
