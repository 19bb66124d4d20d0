import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './questions.module.css';

/** The reader's own questions that are not public: unanswered or declined. */
export function OwnQuestions({ id }: { id: string }) {
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
