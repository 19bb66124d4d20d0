import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StaffInquiry } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Pagination } from '#shared/ui/pagination.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useActive } from '../parts/use-active.ts';
import { ViewChips } from '../parts/view-chips.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import styles from './inquiries.module.css';

const ReplyDialog = lazy(() => import('./reply-dialog.tsx'));

const onPage = 20;
const pace = 15_000;

const views = ['waiting', 'answered'] as const;

/** Buyer inquiries: unanswered ones oldest first, and answered ones. */
export default function InquiriesPage() {
  const { t } = useTranslation(['desk-buyers', 'desk']);
  const isActive = useActive();
  // Kept here, because a refetch can remove the card while a reply is being written.
  const [opened, setOpened] = useState<StaffInquiry>();
  const [params, setParams] = useSearchParams();
  const isAnswered = params.get('answered') === '1';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const list = useQuery({
    ...queries.staffListInquiriesOptions({ body: { isAnswered, pageNo: page, pageSize: onPage } }),
    placeholderData: keepPreviousData,
    refetchInterval: isActive && pace,
  });
  const { data, error } = list;
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
      {error && <CallFailed error={error} onRetry={() => void list.refetch()} />}
      {data?.inquiries.length === 0 && <EmptyState text={t('noInquiries')} hint={t('noInquiriesHint')} />}
      <div className={styles.list}>
        {data?.inquiries.map((inquiry) => (
          <InquiryCard key={inquiry.id} inquiry={inquiry} onReply={() => setOpened(inquiry)} />
        ))}
        {data && <Pagination total={data.total} page={page} pageSize={onPage} hrefOf={hrefOf} />}
      </div>
      <Suspense fallback={null}>
        {opened && <ReplyDialog inquiry={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
