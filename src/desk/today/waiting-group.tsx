import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRole, StaffWaitingGroup, StaffWaitingItem } from '#generated/client/types.gen.ts';
import { writeStatusList } from '#states/order-state.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { isFor } from '../session/desk-pages.ts';
import { deskPaths } from '../session/desk-paths.ts';
import { useMember } from '../session/desk-session.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { SettleButton } from './settle-button.tsx';
import styles from './today.module.css';

/** Kinds that concern orders, with their order statuses. */
const ofOrders: Readonly<Partial<Record<StaffWaitingGroup['kind'], string>>> = {
  payment: writeStatusList('depositInReview', 'balanceInReview'),
  deposit: writeStatusList('awaitingDeposit'),
  ship: writeStatusList('preparing'),
  car: writeStatusList('preparing'),
  balance: writeStatusList('shipped'),
};

/** Items shown at first, so that all kinds stay visible. */
const shortList = 8;

interface WaitingGroupProps {
  group: StaffWaitingGroup;
  /** Server time. */
  now: string;
}

export function WaitingGroup({ group: { kind, count, items }, now }: WaitingGroupProps) {
  const { t } = useTranslation('desk');
  const { role } = useMember();
  const formats = useDeskFormats();
  const statuses = isFor('orders', role) ? ofOrders[kind] : undefined;
  const id = `kind-${kind}`;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shortList);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h3 id={id} className={styles.groupName}>
          {t(`kind_${kind}`)}
        </h3>
        <Chip component="span" className="figures" color={toneOf(kind)} label={formats.count(count)} />
        {statuses !== undefined && (
          <span className={styles.all}>
            <TextLink to={deskPaths.orders(statuses)}>{t('allOfThem')}</TextLink>
          </span>
        )}
      </div>
      <ul>
        {shown.map((item) => (
          <WaitingRow key={item.id} item={item} now={now} to={linkTo(kind, item.id, role)} kind={kind} />
        ))}
      </ul>
      {count > shown.length && (
        <p className={styles.more}>
          {t('moreWait', { number: formats.count(count - shown.length) })}
          {!isWhole && items.length > shortList && (
            <Button size="small" variant="text" onClick={() => setWhole(true)}>
              {t('showMore')}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

/** Link to the page where the item is handled, if the role can open it. */
function linkTo(kind: StaffWaitingGroup['kind'], id: string, role: StaffRole): string | undefined {
  if (kind === 'chat') return isFor('chats', role) ? deskPaths.chats(id) : undefined;
  if (kind === 'dealer') return isFor('dealers', role) ? deskPaths.dealers() : undefined;
  if (kind === 'inquiry') return isFor('inquiries', role) ? deskPaths.inquiries() : undefined;
  return ofOrders[kind] !== undefined && isFor('orders', role) ? deskPaths.order(id) : undefined;
}

function toneOf(kind: StaffWaitingGroup['kind']) {
  if (kind === 'payment') return 'warning';
  return kind === 'deposit' ? 'secondary' : 'primary';
}

interface WaitingRowProps {
  item: StaffWaitingItem;
  now: string;
  to: string | undefined;
  kind: StaffWaitingGroup['kind'];
}

function WaitingRow({ item: { id, title, detail, since, dueAt }, now, to, kind }: WaitingRowProps) {
  const { t } = useTranslation('desk');
  const formats = useDeskFormats();
  const left = dueAt === undefined ? undefined : Date.parse(dueAt) - Date.parse(now);
  // The time of a car is its ship's departure, and that of a balance the ship's arrival.
  const ends = kind === 'car' || kind === 'balance' ? kind : 'deposit';
  return (
    <li className={styles.item}>
      <span className={`${styles.itemTitle} figures`}>
        {to === undefined ? title : <TextLink to={to}>{title}</TextLink>}
      </span>
      <span className={styles.detail}>{detail}</span>
      <span className={`${styles.wait} figures`}>
        {left === undefined ? (
          <time dateTime={since} title={formats.moment(since)}>
            {t('waited', { span: formats.span(Date.parse(now) - Date.parse(since)) })}
          </time>
        ) : (
          <time dateTime={dueAt} className={styles.due}>
            {left > 0 ? t(`dueIn_${ends}`, { span: formats.span(left) }) : t(`past_${ends}`)}
          </time>
        )}
      </span>
      {kind === 'inquiry' && <SettleButton id={id} title={title} />}
    </li>
  );
}
