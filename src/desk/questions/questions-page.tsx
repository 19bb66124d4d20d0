import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffQuestion, StaffQuestionState } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedList, rowsOnPage, usePolledList } from '../parts/paged-list.tsx';
import { useView } from '../parts/use-view.ts';
import { ViewChips } from '../parts/view-chips.tsx';
import { useMember } from '../session/desk-session.tsx';
import { QuestionCard, type QuestionAction } from './question-card.tsx';

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));
const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));
const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));

const states = ['open', 'answered', 'declined', 'withdrawn'] as const satisfies readonly StaffQuestionState[];

/** Questions about vehicles: open ones oldest first, and decided ones. */
export default function QuestionsPage() {
  const { t } = useTranslation(['desk-questions', 'desk']);
  const { role } = useMember();
  const [begun, setBegun] = useState<{ act: QuestionAction; question: StaffQuestion }>();
  const { view: state, page, choose, hrefOf } = useView(states, 'state');
  const shown = { state, pageNo: page, pageSize: rowsOnPage };
  const list = usePolledList(queries.staffListQuestionsOptions({ body: shown }));
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
      <PagedList list={list} page={page} hrefOf={hrefOf} empty={<EmptyState text={t('none')} hint={t('noneHint')} />}>
        {({ questions, at }) =>
          questions.map((question) => (
            <QuestionCard
              key={question.id}
              question={question}
              now={at}
              mayAct={role === 'owner' || role === 'sales'}
              onAct={(act) => setBegun({ act, question })}
            />
          ))
        }
      </PagedList>
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
