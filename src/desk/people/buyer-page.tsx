import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { StaffBuyer } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { readingLanguageName } from '../parts/reader-language.ts';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { isFor } from '../session/desk-pages.ts';
import { deskPaths } from '../session/desk-paths.ts';
import { useMember } from '../session/desk-session.tsx';
import { type BuyerAction, BuyerDialog } from './buyer-dialog.tsx';
import styles from './buyers.module.css';

/** A buyer with orders, sessions, and actions for owners. */
export default function BuyerPage() {
  const { t } = useTranslation('desk-buyers');
  const { id = '' } = useParams();
  const { role } = useMember();
  const formats = useDeskFormats();
  const found = queries.useStaffGetBuyerQuery({ body: { id } });
  const [act, setAct] = useState<BuyerAction>();
  const buyer = found.data;
  if (!buyer) {
    return found.error ? <CallFailed error={found.error} onRetry={() => void found.refetch()} /> : <PageLoading />;
  }
  const { email, blocked, hasChat, sessions } = buyer;
  const isSomewhere = sessions.some(({ endedAt }) => endedAt === undefined);
  return (
    <>
      <p className={styles.back}>
        <TextLink to={deskPaths.buyers()}>{t('backToBuyers')}</TextLink>
      </p>
      <PageHead
        title={email}
        acts={
          <>
            {hasChat && <TextLink to={deskPaths.chats(id)}>{t('toChat')}</TextLink>}
            {isFor('auditLog', role) && <TextLink to={deskPaths.auditLog(id)}>{t('toRecord')}</TextLink>}
            {role === 'owner' && isSomewhere && (
              <Button size="small" variant="outlined" onClick={() => setAct('endSessions')}>
                {t('endSessions')}
              </Button>
            )}
            {role === 'owner' && (
              <Button
                size="small"
                variant={blocked ? 'outlined' : 'text'}
                color={blocked ? 'primary' : 'error'}
                onClick={() => setAct(blocked ? 'unblock' : 'block')}
              >
                {t(blocked ? 'unblock' : 'block')}
              </Button>
            )}
          </>
        }
      />
      {blocked && (
        <Alert severity="warning" icon={false} className={styles.notice ?? ''}>
          {t('blockedSince', { time: formats.moment(blocked.at), reason: blocked.reason })}
        </Alert>
      )}
      <div className={styles.columns}>
        <BuyerFacts buyer={buyer} />
        <BuyerOrders buyer={buyer} />
        <BuyerSessions buyer={buyer} />
      </div>
      {act && <BuyerDialog act={act} buyer={buyer} onClose={() => setAct(undefined)} />}
    </>
  );
}

const dealerStatuses = { 1: 'review', 2: 'certified', 3: 'refused' } as const;

function BuyerFacts({ buyer }: { buyer: StaffBuyer }) {
  const { t, i18n } = useTranslation('desk-buyers');
  const formats = useDeskFormats();
  const { countryName, createdAt, names, phones, agentName, dealerStatus } = buyer;
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    <Section title={t('buyer')}>
      <Facts>
        <Fact name={t('names')}>{names.length === 0 ? t('notYet') : list.format(names)}</Fact>
        <Fact name={t('phone')}>{phones.length === 0 ? t('notYet') : list.format(phones)}</Fact>
        <Fact name={t('country')}>{countryName}</Fact>
        <Fact name={t('readsIn')}>{readingLanguageName(buyer)}</Fact>
        <Fact name={t('createdAt')}>{formats.moment(createdAt)}</Fact>
        {agentName !== undefined && <Fact name={t('agent')}>{agentName}</Fact>}
        {dealerStatus !== undefined && <Fact name={t('dealer')}>{t(`status_${dealerStatuses[dealerStatus]}`)}</Fact>}
      </Facts>
    </Section>
  );
}

/** The server returns this many orders at most. */
const mostOrders = 50;

function BuyerOrders({ buyer: { email, orders } }: { buyer: StaffBuyer }) {
  const { t } = useTranslation(['desk-buyers', 'desk']);
  const formats = useDeskFormats();
  return (
    <Section title={t('orders')}>
      {orders.length === 0 && <p className={styles.quiet}>{t('noOrders')}</p>}
      <ul className={styles.rows}>
        {orders.map(({ id, orderNo, vehicleName, statusDesc, createdAt }) => (
          <li key={id} className={styles.row}>
            <TextLink to={deskPaths.order(id)}>{orderNo}</TextLink>
            <span>{vehicleName}</span>
            <span className={styles.quiet}>
              {statusDesc} · <time dateTime={createdAt}>{formats.moment(createdAt)}</time>
            </span>
          </li>
        ))}
      </ul>
      {orders.length >= mostOrders && <TextLink to={deskPaths.ordersOf(email)}>{t('desk:allOfThem')}</TextLink>}
    </Section>
  );
}

function BuyerSessions({ buyer: { sessions } }: { buyer: StaffBuyer }) {
  const { t } = useTranslation('desk-buyers');
  const formats = useDeskFormats();
  return (
    <Section title={t('sessions')}>
      {sessions.length === 0 && <p className={styles.quiet}>{t('noSessions')}</p>}
      <ul className={styles.rows}>
        {sessions.map(({ id, begunAt, endedAt, endReason }) => (
          <li key={id} className={`${styles.row} figures`}>
            <time dateTime={begunAt}>{formats.moment(begunAt)}</time>
            <span className={styles.quiet}>
              {endedAt === undefined
                ? t('goesOn')
                : t(`ended_${endReason ?? 'logout'}`, { time: formats.moment(endedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
