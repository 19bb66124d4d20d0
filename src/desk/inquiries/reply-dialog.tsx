import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffInquiry } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { showToast } from '#shared/state/toasts.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { writtenLanguage } from '../parts/reader-language.ts';
import { InquiryVehicle } from './inquiry-vehicle.tsx';

const longest = 2000;

interface DialogProps {
  inquiry: StaffInquiry;
  onClose: () => void;
}

/** Replies to an inquiry by e-mail. */
export default function ReplyDialog({ inquiry, onClose }: DialogProps) {
  const { t } = useTranslation('desk-buyers');
  return (
    <FormDialog title={t('answerOf', { email: inquiry.email })} lead={inquiry.vehicle.name} onClose={onClose}>
      <InquiryVehicle vehicle={inquiry.vehicle} prices={inquiry.prices} />
      <ReplyForm inquiry={inquiry} onClose={onClose} />
    </FormDialog>
  );
}

function ReplyForm({ inquiry: { id, email, language: named }, onClose }: DialogProps) {
  const { t } = useTranslation('desk-buyers');
  const queryClient = useQueryClient();
  const language = writtenLanguage(named);
  const form = useForm({ defaultValues: { text: '' } });
  const text = useField({
    control: form.control,
    name: 'text',
    check: (typed) => (typed.trim() === '' || typed.length > longest ? t('answerMissing') : undefined),
  });
  useFirstFocus(() => form.setFocus('text'));

  async function send(values: { text: string }): Promise<void> {
    const { error } = await api.staffAnswerInquiry({ body: { id, text: values.text.trim() } });
    // Refetch after a failure too, to show a colleague’s reply behind the dialog.
    await refetchShown(queryClient, 'staffListInquiries', 'staffToday');
    if (error) return form.setError('root', { message: displayFailure(error).text });
    showToast('success', t('answered', { email }));
    onClose();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('sendAnswer')}>
      <div lang={language}>
        <TextArea
          {...text}
          label={t('answerTo', { email })}
          hint={t('answerHint', { language: languageNames[language] })}
          maxLength={longest}
          isRequired
        />
      </div>
    </Form>
  );
}
