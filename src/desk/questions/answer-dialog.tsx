import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffListQuestionsData, StaffQuestion } from '#generated/client/types.gen.ts';
import { writtenLanguage } from '../parts/reader-language.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import { settleDecision } from './settle-decision.ts';

/** Limits of the contract. */
const [shortestQuestion, longestQuestion] = [10, 500];
const [shortestAnswer, longestAnswer] = [2, 1000];

interface AnswerValues {
  published: string;
  answer: string;
}

interface DialogProps {
  question: StaffQuestion;
  /** The list that contains the question. */
  list: StaffListQuestionsData['body'];
  onClose: () => void;
}

/** Publishes a question with its answer, edited if necessary, or corrects a published one. */
export default function AnswerDialog(props: DialogProps) {
  const { question, onClose } = props;
  const { t } = useTranslation('desk-questions');
  return (
    <FormDialog
      title={t(isPublic(question) ? 'correctOf' : 'answerOf', { email: question.email })}
      lead={t(isPublic(question) ? 'correctLead' : 'answerLead')}
      onClose={onClose}
    >
      <AnswerForm {...props} />
    </FormDialog>
  );
}

const isPublic = ({ state }: StaffQuestion) => state === 'answered';

function AnswerForm({ question: asked, list, onClose }: DialogProps) {
  const { t } = useTranslation('desk-questions');
  const queryClient = useQueryClient();
  const isCorrection = isPublic(asked);
  const { id, email, language: named, question, published = question, answer: before = '' } = asked;
  const language = writtenLanguage(named);
  const { seen, failureText } = useVersionConflict(asked, {
    actionLabel: t('saveCorrection'),
    readNow: () => {
      const shown = queryClient.getQueryData(queries.staffListQuestionsOptions({ body: list }).queryKey);
      return shown?.questions.find((one) => one.id === id);
    },
  });
  const form = useForm<AnswerValues>({ defaultValues: { published, answer: before } });
  const { control, setError, setFocus } = form;
  const wording = useField({
    control,
    name: 'published',
    check: (text) => (isWithin(text, shortestQuestion, longestQuestion) ? undefined : t('unfit_published')),
  });
  const answer = useField({
    control,
    name: 'answer',
    check: (text) => (isWithin(text, shortestAnswer, longestAnswer) ? undefined : t('unfit_answer')),
  });
  useFirstFocus(() => setFocus('answer'));

  async function send(values: AnswerValues): Promise<void> {
    const wanted = values.published.trim();
    const answered = { id, answer: values.answer.trim() };
    if (isCorrection) {
      const { decidedAt = '' } = seen();
      const { error } = await api.staffCorrectAnswer({ body: { ...answered, decidedAt, published: wanted } });
      if (error) {
        await refetchShown(queryClient, 'staffListQuestions');
        return setError('root', { message: failureText(error) });
      }
      await settleDecision(queryClient, undefined, t('isCorrected', { email }));
      return onClose();
    }
    const { error } = await api.staffAnswerQuestion({
      body: { ...answered, ...(wanted !== question && { published: wanted }) },
    });
    if (error) {
      // A colleague was faster: the typed answer stays, and the list behind shows theirs.
      await refetchShown(queryClient, 'staffListQuestions', 'staffToday');
      return setError('root', { message: displayFailure(error).text });
    }
    await settleDecision(queryClient, undefined, t('isAnswered', { email }));
    onClose();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t(isCorrection ? 'saveCorrection' : 'publish')}>
      <div lang={language}>
        <TextArea
          {...wording}
          label={t('field_published')}
          hint={t('publishedHint')}
          maxLength={longestQuestion}
          isRequired
        />
      </div>
      <div lang={language}>
        <TextArea
          {...answer}
          label={t('field_answer')}
          hint={t(isCorrection ? 'correctHint' : 'answerHint', { language: languageNames[language] })}
          maxLength={longestAnswer}
          isRequired
        />
      </div>
    </Form>
  );
}

const isWithin = (text: string, least: number, most: number) => text.trim().length >= least && text.length <= most;
