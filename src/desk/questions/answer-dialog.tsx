import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffQuestion } from '../../../generated/client/types.gen.ts';
import { languageNamed } from '../../../wire/language.ts';
import { api } from '../../api/api.ts';
import { Form, useFirstFocus } from '../../forms/form.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { useField } from '../../forms/use-field.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { settleDecision } from './settle-decision.ts';

/** As the contract takes them. */
const [shortestQuestion, longestQuestion] = [10, 500];
const [shortestAnswer, longestAnswer] = [2, 1000];

interface AnswerValues {
  published: string;
  answer: string;
}

interface DialogProps {
  question: StaffQuestion;
  onClose: () => void;
}

/** Publishes a question, in other words where it has to be, with its answer; or corrects both where they are public. */
export default function AnswerDialog({ question, onClose }: DialogProps) {
  const { t } = useTranslation('desk-questions');
  return (
    <FormDialog
      title={t(isPublic(question) ? 'correctOf' : 'answerOf', { email: question.email })}
      lead={t(isPublic(question) ? 'correctLead' : 'answerLead')}
      onClose={onClose}
    >
      <AnswerForm question={question} onClose={onClose} />
    </FormDialog>
  );
}

const isPublic = ({ state }: StaffQuestion) => state === 'answered';

function AnswerForm({ question: asked, onClose }: DialogProps) {
  const { t } = useTranslation('desk-questions');
  const queryClient = useQueryClient();
  const isCorrection = isPublic(asked);
  const { id, email, language: named, question, decidedAt = '', published = question, answer: before = '' } = asked;
  const language = languageNamed(named) ?? 'en';
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
    const { error } = await (isCorrection
      ? api.staffCorrectAnswer({ body: { ...answered, decidedAt, published: wanted } })
      : api.staffAnswerQuestion({ body: { ...answered, ...(wanted !== question && { published: wanted }) } }));
    const done = t(isCorrection ? 'isCorrected' : 'isAnswered', { email });
    const fault = await settleDecision(queryClient, error, done);
    if (fault !== undefined) return setError('root', { message: fault });
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
