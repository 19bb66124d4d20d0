import Alert from '@mui/material/Alert';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffNotice, StaffWaitingGroup, TermPart, StaffRole } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { useMember } from '../session/desk-session.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useActive } from '../parts/use-active.ts';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './today.module.css';
import { WaitingGroup } from './waiting-group.tsx';
import { WaitingMoney } from './waiting-money.tsx';

type Turn = StaffWaitingGroup['turn'];

const turnOrder: readonly Turn[] = ['accounts', 'logistics', 'sales', 'buyer'];

const termParts = ['rates', 'deposit', 'insurance', 'freight', 'clearance'] as const satisfies TermPart[];

/** Server names of the pricing settings. */
const fieldNames = {
  rates: 'rates',
  deposit: 'depositRatio',
  insurance: 'insurance',
  freight: 'tariffs',
  clearance: 'clearance',
} as const satisfies Record<TermPart, string>;

/** Polling interval in milliseconds. */
const pollInterval = 5000;

/** Everything that waits for staff, by role, oldest first. Updates automatically. */
export default function TodayPage() {
  const { t } = useTranslation('desk');
  const { role } = useMember();
  const formats = useDeskFormats();
  const isActive = useActive();
  const today = useQuery({
    ...queries.staffTodayOptions(),
    refetchInterval: isActive && pollInterval,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
  const { data } = today;
  const turns = groupByRole(data?.groups ?? [], role);
  const idle = data?.groups.filter(({ count }) => count === 0) ?? [];

  function countSince({ count, since = '' }: { count: number; since?: string }) {
    const span = formats.span(Date.parse(data?.at ?? '') - Date.parse(since));
    return { count, number: formats.count(count), span };
  }

  function countUntil({ count, dueAt = '' }: { count: number; dueAt?: string }) {
    return { count, number: formats.count(count), time: formats.moment(dueAt) };
  }

  return (
    <>
      <PageHead
        title={t('page_today')}
        note={data && (isActive ? t('asOf', { time: formats.moment(data.at) }) : t('resting'))}
      />
      {today.error && <CallFailed error={today.error} onRetry={() => void today.refetch()} />}
      {data?.notices.map((notice) => (
        <SetupNotice key={notice.kind} {...notice} />
      ))}
      {data?.lacksBankAccount && (
        <Notice to={deskPaths.pricing()} way={t('setTerms')}>
          {t('notice_bankAccount')}
        </Notice>
      )}
      {data?.lacksCompany && (
        <Notice to={deskPaths.company()} way={t('toCompany')}>
          {t('notice_company')}
        </Notice>
      )}
      {data?.endingLicences !== undefined && (
        <Notice to={deskPaths.company()} way={t('toCompany')}>
          {t('notice_licences', { count: data.endingLicences })}
        </Notice>
      )}
      {data?.questions && data.questions.count > 0 && (
        <Notice severity="info" to={deskPaths.questions()} way={t('toQuestions')}>
          {t('questionsWait', countSince(data.questions))}
        </Notice>
      )}
      {data?.mpesa && data.mpesa.count > 0 && (
        <Notice severity="info" to={deskPaths.mpesa()} way={t('toMpesa')}>
          {t('mpesaWait', countSince(data.mpesa))}
        </Notice>
      )}
      {data?.offers && data.offers.count > 0 && (
        <Notice severity="info" to={deskPaths.offers()} way={t('toOffers')}>
          {t('offersWait', countUntil(data.offers))}
        </Notice>
      )}
      {data?.claims && data.claims.count > 0 && (
        <Notice severity="info" to={deskPaths.claims()} way={t('toClaims')}>
          {t('claimsWait', countUntil(data.claims))}
        </Notice>
      )}
      {data &&
        turns.length === 0 &&
        !data.money?.count &&
        !data.questions?.count &&
        !data.mpesa?.count &&
        !data.offers?.count &&
        !data.claims?.count && <EmptyState text={t('nothingWaits')} hint={t('nothingWaitsHint')} />}
      {data?.money && data.money.count > 0 && <WaitingMoney money={data.money} now={data.at} />}
      {turns.map(({ turn, groups }) => (
        <section key={turn} className={styles.turn} aria-labelledby={`turn-${turn}`}>
          <h2 id={`turn-${turn}`} className={styles.turnName}>
            {t(`turn_${turn}`)}
          </h2>
          <div className={styles.groups}>
            {groups.map((group) => (
              <WaitingGroup key={group.kind} group={group} now={data?.at ?? ''} />
            ))}
          </div>
        </section>
      ))}
      {turns.length > 0 && idle.length > 0 && <Idle groups={idle} />}
    </>
  );
}

/** A missing pricing setting, by name; or a warning that a newer server has added. */
function SetupNotice({ kind, detail }: StaffNotice) {
  const { t } = useTranslation(['desk', 'desk-pricing']);
  if (kind !== 'priceTerms') return <Notice>{t('unknownNotice')}</Notice>;
  const part = termParts.find((one) => detail.startsWith(fieldNames[one]));
  return (
    <Notice to={deskPaths.pricing()} way={t('setTerms')}>
      {part === undefined
        ? t('notice_priceTerms')
        : t('notice_priceTerms_missing', { part: t(`desk-pricing:part_${part}`) })}
    </Notice>
  );
}

interface NoticeProps {
  severity?: 'warning' | 'info';
  to?: string;
  way?: string;
  children: ReactNode;
}

/** Something to set up or to answer, with a link to its page. */
function Notice({ severity = 'warning', to, way, children }: NoticeProps) {
  return (
    <Alert
      severity={severity}
      icon={false}
      className={styles.notice ?? ''}
      action={to !== undefined && <TextLink to={to}>{way}</TextLink>}
    >
      {children}
    </Alert>
  );
}

/** Lists empty kinds in one line, to show that they were checked. */
function Idle({ groups }: { groups: readonly StaffWaitingGroup[] }) {
  const { t, i18n } = useTranslation('desk');
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
    groups.map(({ kind }) => t(`kind_${kind}`)),
  );
  return <p className={styles.idle}>{t('idle', { names })}</p>;
}

/** Waiting items grouped by role, the reader’s own first, then by longest waiting time. */
export function groupByRole(groups: readonly StaffWaitingGroup[], role: StaffRole) {
  const own = turnOrder.filter((turn) => turn === role);
  const others = turnOrder.filter((turn) => turn !== role);
  return [...own, ...others]
    .map((turn) => ({
      turn,
      groups: groups.filter((group) => group.turn === turn && group.count > 0).toSorted(byAge),
    }))
    .filter((one) => one.groups.length > 0);
}

function byAge(one: StaffWaitingGroup, other: StaffWaitingGroup): number {
  return (one.items[0]?.since ?? '').localeCompare(other.items[0]?.since ?? '');
}
