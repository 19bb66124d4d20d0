import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { StaffMoneyWaiting } from '#generated/client/types.gen.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { deskPaths } from '../session/desk-paths.ts';
import styles from './today.module.css';

interface WaitingMoneyProps {
  money: StaffMoneyWaiting;
  /** Server time. */
  now: string;
}

/** Orders whose money waits for accounts: part payments, surpluses and refunds. */
export function WaitingMoney({ money: { count, items }, now }: WaitingMoneyProps) {
  const { t } = useTranslation(['desk-money', 'desk']);
  const formats = useDeskFormats();
  return (
    <section className={`${styles.turn} ${styles.group}`} aria-labelledby="kind-money">
      <div className={styles.groupHead}>
        <h2 id="kind-money" className={styles.groupName}>
          {t('wait')}
        </h2>
        <Chip component="span" className="figures" color="warning" label={formats.count(count)} />
      </div>
      <ul>
        {items.map(({ id, title, detail, wait, since, dueAt }) => (
          <li key={id} className={styles.item}>
            <span className={`${styles.itemTitle} figures`}>
              <TextLink to={deskPaths.order(id)}>{title}</TextLink> {t(`wait_${wait}`)}
            </span>
            <span className={styles.detail}>{detail}</span>
            <span className={`${styles.wait} figures`}>
              {dueAt === undefined ? (
                <time dateTime={since} title={formats.moment(since)}>
                  {t('desk:waited', { span: formats.span(Date.parse(now) - Date.parse(since)) })}
                </time>
              ) : (
                <Due dueAt={dueAt} now={now} />
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > items.length && (
        <p className={styles.more}>{t('desk:moreWait', { number: formats.count(count - items.length) })}</p>
      )}
    </section>
  );
}

/** Due time of the remaining deposit; nothing expires automatically. */
function Due({ dueAt, now }: { dueAt: string; now: string }) {
  const { t } = useTranslation(['desk-money', 'desk']);
  const formats = useDeskFormats();
  const left = Date.parse(dueAt) - Date.parse(now);
  return (
    <time dateTime={dueAt} title={formats.moment(dueAt)} className={styles.due}>
      {left > 0 ? t('restDueIn', { span: formats.span(left) }) : t('restOverdue')}
    </time>
  );
}
