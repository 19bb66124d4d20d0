import Chip from '@mui/material/Chip';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StaffDealer } from '#generated/client/types.gen.ts';
import { dealerStateOf } from '#states/dealer-state.ts';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Button } from '#shared/ui/button.tsx';
import { readingLanguageName } from '../parts/reader-language.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PagedList, rowsOnPage, usePolledList } from '../parts/paged-list.tsx';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { useMember } from '../session/desk-session.tsx';
import type { DealerAction } from './dealer-dialog.tsx';
import styles from './dealers.module.css';
import { PeopleTabs } from './people-tabs.tsx';

const DealerDialog = lazy(() => import('./dealer-dialog.tsx'));

const statuses = { inReview: 'review', approved: 'certified', rejected: 'refused' } as const;
const tones = { inReview: 'warning', approved: 'success', rejected: 'error' } as const;

/** Dealer applications with their documents, status and decisions. */
export default function DealersPage() {
  const { t } = useTranslation(['desk-buyers', 'desk']);
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const [opened, setOpened] = useState<{ act: DealerAction; dealer: StaffDealer }>();
  const list = usePolledList(queries.staffListDealersOptions({ body: { pageNo: page, pageSize: rowsOnPage } }));
  return (
    <>
      <PeopleTabs />
      <PageHead title={t('tab_dealers')} note={t('dealersNote')} />
      <PagedList
        list={list}
        page={page}
        hrefOf={(number) => `?page=${number}`}
        empty={<EmptyState text={t('noDealers')} hint={t('noDealersHint')} />}
      >
        {({ dealers }) =>
          dealers.map((dealer) => (
            <Dealer key={dealer.id} dealer={dealer} onAct={(act) => setOpened({ act, dealer })} />
          ))
        }
      </PagedList>
      {opened && (
        <Suspense fallback={null}>
          <DealerDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

const fields = [
  'dealerAddress',
  'contactPerson',
  'contactNumber',
  'whatsAppNo',
  'dealerEmail',
  'dealerSize',
  'taxNo',
  'vatNo',
] as const;

function Dealer({ dealer, onAct }: { dealer: StaffDealer; onAct: (act: DealerAction) => void }) {
  const { t } = useTranslation('desk-buyers');
  const formats = useDeskFormats();
  const { role } = useMember();
  const { status, dealerName, email, changedAt, remark, papers } = dealer;
  const state = dealerStateOf[status];
  const mayJudge = state === 'inReview' && (role === 'owner' || role === 'sales');
  return (
    <Section
      title={dealerName}
      acts={
        <span className={styles.acts}>
          <Chip size="small" color={tones[state]} label={t(`status_${statuses[state]}`)} />
          {mayJudge && (
            <>
              <Button size="small" color="secondary" onClick={() => onAct('certify')}>
                {t('certify')}
              </Button>
              <Button size="small" variant="outlined" onClick={() => onAct('refuse')}>
                {t('refuse')}
              </Button>
            </>
          )}
        </span>
      }
    >
      <div className={styles.dealer}>
        <Facts>
          <Fact name={t('account')}>{email}</Fact>
          <Fact name={t('readsIn')}>{readingLanguageName(dealer)}</Fact>
          <Fact name={t(state === 'inReview' ? 'submittedAt' : 'judgedAt')}>{formats.moment(changedAt)}</Fact>
          {fields.map((field) => {
            const value = dealer[field];
            return (
              value !== undefined && (
                <Fact key={field} name={t(`field_${field}`)}>
                  {value}
                </Fact>
              )
            );
          })}
          {remark !== undefined && <Fact name={t('reason')}>{remark}</Fact>}
        </Facts>
        <div className={styles.papers}>
          {papers.map(({ kind, image }) => (
            <a key={kind} href={image} target="_blank" rel="noreferrer" className={styles.paper}>
              <img src={image} alt={t(`paper_${kind}`)} loading="lazy" />
              <span>{t(`paper_${kind}`)}</span>
            </a>
          ))}
        </div>
      </div>
    </Section>
  );
}
