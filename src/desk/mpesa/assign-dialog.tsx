import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffMpesaPayment } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { showToast } from '#shared/state/toasts.ts';
import { FormDialog } from '../parts/form-dialog.tsx';

const longestNumber = 60;

interface AssignDialogProps {
  payment: StaffMpesaPayment;
  onClose: () => void;
}

/** Records a payment on the order that its payer meant. */
export default function AssignDialog(props: AssignDialogProps) {
  const { t } = useTranslation('desk-mpesa');
  const { payment, onClose } = props;
  const { receipt, amount, account } = payment;
  return (
    <FormDialog title={t('assignOf', { receipt })} lead={t('assignLead', { amount, account })} onClose={onClose}>
      <AssignForm {...props} />
    </FormDialog>
  );
}

function AssignForm({ payment: { receipt, orderNo: suggested = '' }, onClose }: AssignDialogProps) {
  const { t } = useTranslation('desk-mpesa');
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { orderNo: suggested } });
  const orderNo = useField({
    control: form.control,
    name: 'orderNo',
    check: (text) => (text.trim() === '' || text.length > longestNumber ? t('orderMissing') : undefined),
  });

  async function send(values: { orderNo: string }): Promise<void> {
    const { data, error } = await api.staffAssignMpesaPayment({ body: { receipt, orderNo: values.orderNo.trim() } });
    await refetchShown(queryClient, 'staffListMpesaPayments');
    if (error) return form.setError('root', { message: displayFailure(error).text });
    showToast('success', t('done', { amount: data?.recorded ?? '', orderNo: data?.orderNo ?? '' }));
    onClose();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('assign')}>
      <TextInput {...orderNo} label={t('orderNo')} maxLength={longestNumber} autoComplete="off" isRequired />
    </Form>
  );
}
