import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { VehicleQuestion } from '#generated/client/types.gen.ts';
import { languageNamed } from '#wire/language.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { useSession } from '#site/session/session.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import { AskOnWhatsApp } from '#site/components/ask-on-whatsapp.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './questions.module.css';

export interface QuestionsProps {
  /** The vehicle. */
  id: string;
  /** Whether questions are allowed: not for a vehicle that is sold or no longer offered. */
  canAsk: boolean;
}

/** The answered questions about a vehicle, the reader's own questions, and the form for a new one. */
export function Questions({ id, canAsk }: QuestionsProps) {
  const { t } = useTranslation(['questions', 'common']);
  const { user } = useSession();
  const list = useInfiniteQuery(pagesOf(id));
  const questions = list.data?.pages.flatMap((page) => page.questions) ?? [];
  return (
    <section className={styles.section} aria-labelledby="questions-title" aria-busy={list.isPending}>
      <h2 id="questions-title">{t('title')}</h2>
      {list.error && (
        <div className={styles.failed}>
          <p>{displayFailure(list.error).text || t('failed')}</p>
          <Button variant="outlined" size="small" loading={list.isFetching} onClick={() => void list.refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {list.data && questions.length === 0 && <p className={styles.soft}>{t('none')}</p>}
      {questions.length > 0 && (
        <ul className={styles.list}>
          {questions.map((question) => (
            <Answered key={question.id} {...question} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="outlined"
          size="small"
          className={styles.more ?? ''}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('common:more')}
        </Button>
      )}
      {user && <OwnQuestions id={id} />}
      {canAsk && <AskForm id={id} />}
      <AskOnWhatsApp vehicleId={id} />
    </section>
  );
}

/** The number shown initially, and added with each press. */
const pageSize = 5;

const pagesOf = (carSourceId: string) =>
  infiniteQueryOptions({
    queryKey: ['listVehicleQuestions', carSourceId],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const body = { carSourceId, pageNo: pageParam, pageSize };
      return (await api.listVehicleQuestions({ body, signal, throwOnError: true })).data;
    },
    getNextPageParam: ({ total }, _pages, pageNo) => (pageNo * pageSize < total ? pageNo + 1 : undefined),
  });

function Answered({ language, languageTag, question, answer, askedAt, answeredAt }: VehicleQuestion) {
  const { t } = useTranslation('questions');
  const formats = useFormats();
  const written = languageNamed(language);
  const timeOf = (moment: string) => formats.recentTime(Date.parse(moment));
  return (
    <li className={styles.question}>
      <h3 className={styles.asked} lang={languageTag ?? written}>
        {question}
      </h3>
      <p className={styles.time}>
        <time dateTime={askedAt}>{t('asked', { time: timeOf(askedAt) })}</time>
      </p>
      <div className={styles.answer}>
        <p className={styles.ours}>{t('answer')}</p>
        <p className={styles.text} lang={written}>
          {answer}
        </p>
        <p className={styles.time}>
          <time dateTime={answeredAt}>{t('answered', { time: timeOf(answeredAt) })}</time>
        </p>
      </div>
    </li>
  );
}

/** The reader's own questions that are not public: unanswered or declined. */
function OwnQuestions({ id }: { id: string }) {
  const { t } = useTranslation(['questions', 'common']);
  const formats = useFormats();
  const { data, error, isFetching, refetch } = queries.useListOwnQuestionsQuery({ body: { carSourceId: id } });
  if (error) {
    return (
      <div className={styles.failed}>
        <p>{displayFailure(error).text || t('failed')}</p>
        <Button variant="outlined" size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </div>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="own-questions-title">
      <h3 id="own-questions-title">{t('ownTitle')}</h3>
      <p className={styles.soft}>{t('ownNote')}</p>
      <ul className={styles.list}>
        {data.map(({ id: questionId, question, state, reason = '', askedAt }) => (
          <li key={questionId} className={styles.question}>
            <p className={styles.asked}>{question}</p>
            <p className={styles.time}>
              <time dateTime={askedAt}>{t('asked', { time: formats.recentTime(Date.parse(askedAt)) })}</time>
            </p>
            <p className={styles.text}>{t(`state_${state}`, { reason })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
