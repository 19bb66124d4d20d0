import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffQuestion } from '#generated/client/types.gen.ts';
import { writtenLanguage } from '../parts/reader-language.ts';
import { api } from '#shared/api/api.ts';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { settleDecision } from './settle-decision.ts';

const longest = 500;

interface DialogProps {
  question: StaffQuestion;
  onClose: () => void;
}

/** Declines a question with a reason that only the buyer sees. */
export default function DeclineDialog({ question, onClose }: DialogProps) {
  const { t } = useTranslation('desk-questions');
  return (
    <FormDialog title={t('declineOf', { email: question.email })} lead={t('declineLead')} onClose={onClose}>
      <DeclineForm question={question} onClose={onClose} />
    </FormDialog>
  );
}

function DeclineForm({ question: { id, email, language: named }, onClose }: DialogProps) {
  const { t } = useTranslation('desk-questions');
  const queryClient = useQueryClient();
  const language = writtenLanguage(named);
  const form = useForm({ defaultValues: { reason: '' } });
  const reason = useField({
    control: form.control,
    name: 'reason',
    check: (text) => (text.trim() === '' || text.length > longest ? t('unfit_reason') : undefined),
  });
  useFirstFocus(() => form.setFocus('reason'));

  async function send(values: { reason: string }): Promise<void> {
    const { error } = await api.staffDeclineQuestion({ body: { id, reason: values.reason.trim() } });
    const fault = await settleDecision(queryClient, error, t('isDeclined', { email }));
    if (fault !== undefined) return form.setError('root', { message: fault });
    onClose();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('decline')}>
      <div lang={language}>
        <TextArea
          {...reason}
          label={t('reason')}
          hint={t('answerHint', { language: languageNames[language] })}
          maxLength={longest}
          isRequired
        />
      </div>
    </Form>
  );
}
