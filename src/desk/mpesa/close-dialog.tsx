import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffMpesaPayment } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { showToast } from '#shared/state/toasts.ts';
import { FormDialog } from '../parts/form-dialog.tsx';

const longest = 500;

interface CloseDialogProps {
  payment: StaffMpesaPayment;
  onClose: () => void;
}

/** Takes a payment off the waiting list without recording it on an order. */
export default function CloseDialog(props: CloseDialogProps) {
  const { t } = useTranslation('desk-mpesa');
  const { payment, onClose } = props;
  const { receipt, amount } = payment;
  return (
    <FormDialog title={t('closeOf', { receipt })} lead={t('closeLead', { amount })} onClose={onClose}>
      <CloseForm {...props} />
    </FormDialog>
  );
}

function CloseForm({ payment: { receipt }, onClose }: CloseDialogProps) {
  const { t } = useTranslation('desk-mpesa');
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { reason: '' } });
  const reason = useField({
    control: form.control,
    name: 'reason',
    check: (text) => (text.trim() === '' || text.length > longest ? t('closingReasonMissing') : undefined),
  });
  useFirstFocus(() => form.setFocus('reason'));

  async function send(values: { reason: string }): Promise<void> {
    const { error } = await api.staffCloseMpesaPayment({ body: { receipt, reason: values.reason.trim() } });
    await refetchShown(queryClient, 'staffListMpesaPayments');
    if (error) return form.setError('root', { message: displayFailure(error).text });
    showToast('success', t('closeDone', { receipt }));
    onClose();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('closePayment')}>
      <TextArea {...reason} label={t('closingReason')} hint={t('closingHint')} maxLength={longest} isRequired />
    </Form>
  );
}
