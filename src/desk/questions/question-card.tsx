import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { StaffQuestion, StaffQuestionState } from '#generated/client/types.gen.ts';
import { readingLanguageName, writtenLanguage } from '../parts/reader-language.ts';
import { Button } from '#shared/ui/button.tsx';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './questions.module.css';

export type QuestionAction = 'answer' | 'correct' | 'decline' | 'withdraw';

/** Actions on a question, by its state. */
const actsOf: Readonly<Record<StaffQuestionState, readonly QuestionAction[]>> = {
  open: ['answer', 'decline'],
  answered: ['correct', 'withdraw'],
  declined: [],
  withdrawn: ['answer'],
};

interface QuestionCardProps {
  question: StaffQuestion;
  /** Server time. */
  now: string;
  mayAct: boolean;
  onAct: (act: QuestionAction) => void;
}

/** A question with its vehicle, author and waiting time or decision. */
export function QuestionCard({ question: asked, now, mayAct, onAct }: QuestionCardProps) {
  const { t } = useTranslation(['desk-questions', 'desk']);
  const formats = useDeskFormats();
  const { email, language: named, vehicle, state, question, published, answer, reason } = asked;
  const { askedAt, decidedAt, decidedBy = '' } = asked;
  const language = writtenLanguage(named);
  return (
    <Section
      title={vehicle.name}
      acts={
        mayAct && (
          <span className={styles.acts}>
            {actsOf[state].map((act) => (
              <Button
                key={act}
                size="small"
                variant={act === 'answer' ? 'contained' : 'outlined'}
                aria-label={t(`${act}Of`, { email })}
                onClick={() => onAct(act)}
              >
                {t(act)}
              </Button>
            ))}
          </span>
        )
      }
    >
      <div className={styles.question}>
        <img src={vehicle.image} alt="" width="96" height="72" className={styles.picture} />
        <div className={styles.words}>
          <p className={styles.text} lang={language}>
            {question}
          </p>
          {published !== undefined && published !== question && (
            <Statement name={t('published')} text={published} language={language} />
          )}
          {answer !== undefined && <Statement name={t('answerText')} text={answer} language={language} />}
          {reason !== undefined && <Statement name={t('reason')} text={reason} language={language} />}
        </div>
        <Facts>
          <Fact name={t('vehicle')}>
            <MuiLink href={`/car/detail?id=${encodeURIComponent(vehicle.id)}`} target="_blank" rel="noreferrer">
              {vehicle.refNo}
            </MuiLink>
          </Fact>
          <Fact name={t('buyer')}>{email}</Fact>
          <Fact name={t('readsIn')}>{readingLanguageName(asked)}</Fact>
          <Fact name={t('askedAt')}>
            {formats.moment(askedAt)}
            {state === 'open' && (
              <strong className={styles.wait}>
                {t('desk:waited', { span: formats.span(Date.parse(now) - Date.parse(askedAt)) })}
              </strong>
            )}
          </Fact>
          {decidedAt !== undefined && (
            <Fact name={t(`decided_${state}`)}>
              {t('byWhom', { time: formats.moment(decidedAt), name: decidedBy })}
            </Fact>
          )}
        </Facts>
      </div>
    </Section>
  );
}

function Statement({ name, text, language }: { name: string; text: string; language: string }) {
  return (
    <div className={styles.statement}>
      <p className={styles.name}>{name}</p>
      <p className={styles.text} lang={language}>
        {text}
      </p>
    </div>
  );
}
