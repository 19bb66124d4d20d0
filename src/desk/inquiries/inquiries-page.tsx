import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StaffInquiry } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedList, rowsOnPage, usePolledList } from '../parts/paged-list.tsx';
import { ViewChips } from '../parts/view-chips.tsx';
import { InquiryCard } from './inquiry-card.tsx';

const ReplyDialog = lazy(() => import('./reply-dialog.tsx'));

const views = ['waiting', 'answered'] as const;

/** Buyer inquiries: unanswered ones oldest first, and answered ones. */
export default function InquiriesPage() {
  const { t } = useTranslation(['desk-buyers', 'desk']);
  // Kept here, because a refetch can remove the card while a reply is being written.
  const [opened, setOpened] = useState<StaffInquiry>();
  const [params, setParams] = useSearchParams();
  const isAnswered = params.get('answered') === '1';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const list = usePolledList(
    queries.staffListInquiriesOptions({ body: { isAnswered, pageNo: page, pageSize: rowsOnPage } }),
  );
  const hrefOf = (number: number) => `?${isAnswered ? 'answered=1&' : ''}page=${number}`;
  return (
    <>
      <PageHead title={t('desk:page_inquiries')} note={t('inquiriesNote')} />
      <ViewChips
        name={t('views')}
        views={views}
        chosen={isAnswered ? 'answered' : 'waiting'}
        labelOf={(view) => t(`view_${view}`)}
        onChoose={(view) => setParams(view === 'answered' ? { answered: '1' } : {})}
      />
      <PagedList
        list={list}
        page={page}
        hrefOf={hrefOf}
        empty={<EmptyState text={t('noInquiries')} hint={t('noInquiriesHint')} />}
      >
        {({ inquiries }) =>
          inquiries.map((inquiry) => (
            <InquiryCard key={inquiry.id} inquiry={inquiry} onReply={() => setOpened(inquiry)} />
          ))
        }
      </PagedList>
      <Suspense fallback={null}>
        {opened && <ReplyDialog inquiry={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
