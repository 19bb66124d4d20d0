import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffMpesaPayment, StaffOrder } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { showToast } from '#shared/state/toasts.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useQuestion } from '../parts/use-question.tsx';

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

function AssignForm({ payment: { receipt, amount, orderNo: suggested = '' }, onClose }: AssignDialogProps) {
  const { t } = useTranslation('desk-mpesa');
  const queryClient = useQueryClient();
  const { ask, question } = useQuestion();
  const form = useForm({ defaultValues: { orderNo: suggested } });
  const orderNo = useField({
    control: form.control,
    name: 'orderNo',
    check: (text) => (text.trim() === '' || text.length > longestNumber ? t('orderMissing') : undefined),
  });

  async function send(values: { orderNo: string }): Promise<void> {
    const { data: order, error: unread } = await findOrder(values.orderNo);
    if (unread) return form.setError('root', { message: displayFailure(unread).text });
    if (!order) return form.setError('orderNo', { message: t('reason_unknownOrder') });
    if (!(await confirm(order))) return;
    const { data, error } = await api.staffAssignMpesaPayment({ body: { receipt, orderNo: order.orderNo } });
    await refetchShown(queryClient, 'staffListMpesaPayments');
    if (error) return form.setError('root', { message: displayFailure(error).text });
    showToast('success', t('done', { amount: data?.recorded ?? '', orderNo: data?.orderNo ?? '' }));
    onClose();
  }

  function confirm({ orderNo: number, receiver, buyer, vehicle, statusDesc, money }: StaffOrder): Promise<boolean> {
    const due = money?.due ?? '';
    const lines = [`${receiver.name}, ${buyer.email}`, vehicle.name, statusDesc, t('confirmDue', { due })];
    return ask({
      title: t('confirmTitle', { amount, orderNo: number }),
      text: lines.map((line) => <p key={line}>{line}</p>),
      yes: t('confirmYes'),
      no: t('confirmNo'),
    });
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('assign')}>
      <TextInput {...orderNo} label={t('orderNo')} maxLength={longestNumber} autoComplete="off" isRequired />
      {question}
    </Form>
  );
}

/** Finds the order that a number names, in any case, with or without spaces and prefix, as the server does. */
async function findOrder(typed: string): Promise<{ data?: StaffOrder | undefined; error?: Failure | undefined }> {
  const search = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  const { data, error } = await api.staffListOrders({
    body: { pageNo: 1, pageSize: 50, sort: 'orderNo', isDescending: false, search },
  });
  const found = data?.orders.find(({ orderNo }) => ['', 'GP', 'GP20'].some((prefix) => orderNo === prefix + search));
  return found ? api.staffGetOrder({ body: { id: found.id } }) : { error };
}
