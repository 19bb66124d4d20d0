import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffQuestion, StaffQuestionState } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Pagination } from '#shared/ui/pagination.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useActive } from '../parts/use-active.ts';
import { useView } from '../parts/use-view.ts';
import { ViewChips } from '../parts/view-chips.tsx';
import { useMember } from '../session/desk-session.tsx';
import { QuestionCard, type QuestionAction } from './question-card.tsx';
import styles from './questions.module.css';

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));
const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));
const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));

const onPage = 20;
const pace = 15_000;

const states = ['open', 'answered', 'declined', 'withdrawn'] as const satisfies readonly StaffQuestionState[];

/** Questions about vehicles: open ones oldest first, and decided ones. */
export default function QuestionsPage() {
  const { t } = useTranslation(['desk-questions', 'desk']);
  const { role } = useMember();
  const isActive = useActive();
  const [begun, setBegun] = useState<{ act: QuestionAction; question: StaffQuestion }>();
  const { view: state, page, choose, hrefOf } = useView(states, 'state');
  const shown = { state, pageNo: page, pageSize: onPage };
  const list = useQuery({
    ...queries.staffListQuestionsOptions({ body: shown }),
    placeholderData: keepPreviousData,
    refetchInterval: isActive && pace,
  });
  const { data, error } = list;
  const close = () => setBegun(undefined);
  return (
    <>
      <PageHead title={t('desk:page_questions')} note={t('pageNote')} />
      <ViewChips
        name={t('views')}
        views={states}
        chosen={state}
        labelOf={(one) => t(`state_${one}`)}
        onChoose={choose}
      />
      {error && <CallFailed error={error} onRetry={() => void list.refetch()} />}
      {data?.questions.length === 0 && <EmptyState text={t('none')} hint={t('noneHint')} />}
      <div className={styles.list}>
        {data?.questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            now={data.at}
            mayAct={role === 'owner' || role === 'sales'}
            onAct={(act) => setBegun({ act, question })}
          />
        ))}
        {data && <Pagination total={data.total} page={page} pageSize={onPage} hrefOf={hrefOf} />}
      </div>
      <Suspense fallback={null}>
        {(begun?.act === 'answer' || begun?.act === 'correct') && (
          <AnswerDialog question={begun.question} list={shown} onClose={close} />
        )}
        {begun?.act === 'decline' && <DeclineDialog question={begun.question} onClose={close} />}
        {begun?.act === 'withdraw' && <WithdrawDialog question={begun.question} onClose={close} />}
      </Suspense>
    </>
  );
}
