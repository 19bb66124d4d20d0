import MuiLink from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StaffClaim } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { ClaimPhotos } from '#shared/components/claims/claim-photos.tsx';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Button } from '#shared/ui/button.tsx';
import { writtenLanguage } from '../parts/reader-language.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PagedList, rowsOnPage, usePolledList } from '../parts/paged-list.tsx';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { useView } from '../parts/use-view.ts';
import { ViewChips } from '../parts/view-chips.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { useMember } from '../session/desk-session.tsx';
import styles from './claims.module.css';
import type { ClaimStep } from './decide-dialog.tsx';

const DecideDialog = lazy(() => import('./decide-dialog.tsx'));

const views = ['waiting', 'closed'] as const;
const steps = ['answer', 'offer', 'settle', 'decline'] as const satisfies readonly ClaimStep[];
/** An accepted offer is binding. */
const stepsOnceAccepted = ['answer', 'settle'] as const satisfies readonly ClaimStep[];

/** Claims of buyers about vehicles that have arrived, the next deadline first. */
export default function ClaimsPage() {
  const { t } = useTranslation(['desk-claims', 'desk']);
  const { role } = useMember();
  const [begun, setBegun] = useState<{ step: ClaimStep; claim: StaffClaim }>();
  const { view, page, choose, hrefOf } = useView(views);
  const list = usePolledList(
    queries.staffListClaimsOptions({ body: { isClosed: view === 'closed', pageNo: page, pageSize: rowsOnPage } }),
  );
  const mayAct = role === 'owner' || role === 'sales' || role === 'accounts';
  return (
    <>
      <PageHead title={t('desk:page_claims')} note={t('pageNote')} />
      <ViewChips name={t('views')} views={views} chosen={view} labelOf={(one) => t(one)} onChoose={choose} />
      <PagedList list={list} page={page} hrefOf={hrefOf} empty={<EmptyState text={t('none')} hint={t('noneHint')} />}>
        {({ claims }) =>
          claims.map((claim) => (
            <ClaimCard key={claim.id} claim={claim} mayAct={mayAct} onAct={(step) => setBegun({ step, claim })} />
          ))
        }
      </PagedList>
      <Suspense fallback={null}>{begun && <DecideDialog {...begun} onClose={() => setBegun(undefined)} />}</Suspense>
    </>
  );
}

interface ClaimCardProps {
  claim: StaffClaim;
  mayAct: boolean;
  onAct: (step: ClaimStep) => void;
}

function ClaimCard({ claim, mayAct, onAct }: ClaimCardProps) {
  const { t } = useTranslation('desk-claims');
  const formats = useDeskFormats();
  const { kind, state, turn, dueAt, orderId, orderNo, vehicleName, email, reportedAt, messages, offer } = claim;
  const language = writtenLanguage(claim.language);
  const until = dueAt === undefined ? '' : formats.moment(dueAt);
  return (
    <Section
      title={`${t(`kind_${kind}`)}: ${vehicleName}`}
      acts={
        mayAct &&
        turn !== 'nobody' && (
          <span className={styles.acts}>
            {(state === 'accepted' ? stepsOnceAccepted : steps).map((step) => (
              <Button
                key={step}
                size="small"
                variant={step === 'answer' ? 'contained' : 'outlined'}
                aria-label={`${t(`step_${step}`)}: ${orderNo}`}
                onClick={() => onAct(step)}
              >
                {t(`step_${step}`)}
              </Button>
            ))}
          </span>
        )
      }
    >
      <div className={styles.claim}>
        <ol className={styles.messages}>
          {messages.map(({ at, by, byName, text }) => (
            <li key={at} className={styles.message} data-by={by}>
              <span className={styles.soft}>
                {by === 'buyer' ? t('byBuyer') : byName} · {formats.moment(at)}
              </span>
              <p className={styles.text} lang={language}>
                {text}
              </p>
            </li>
          ))}
        </ol>
        <ClaimPhotos claim={claim} known={claim} />
        <Facts>
          <Fact name={t('order')}>
            <MuiLink component={Link} to={deskPaths.order(orderId)}>
              {orderNo}
            </MuiLink>
          </Fact>
          <Fact name={t('buyer')}>{email}</Fact>
          <Fact name={t('reportedAt')}>{formats.moment(reportedAt)}</Fact>
          {offer !== undefined && <Fact name={t('offer')}>{offer}</Fact>}
          <Fact name={t(`state_${state}`)}>{turn === 'nobody' ? '' : t(`due_${turn}`, { until })}</Fact>
        </Facts>
      </div>
    </Section>
  );
}
