import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../generated/client/types.gen.ts';
import { Form } from '../../../forms/form.tsx';
import { useSettle } from '../use-settle.ts';
import { ReceiptFields } from './receipt-fields.tsx';
import { type Due, emptyReceipt, isPart, type ReceiptValues, sendReceipt } from './receipt.ts';

interface ReceiptFormProps {
  order: StaffOrder;
  money: Due;
  /** What is done where all that is due has come. */
  submitLabel: string;
  done: string;
  onClose: () => void;
}

/** Asks what reached the bank for an order, and notes it. */
export function ReceiptForm({ order, money, submitLabel, done, onClose }: ReceiptFormProps) {
  const { t } = useTranslation('desk-money');
  const form = useForm<ReceiptValues>({ defaultValues: emptyReceipt(money) });
  const [amount, isAccepted] = useWatch({ control: form.control, name: ['amount', 'isAccepted'] });
  const settle = useSettle(order, onClose);

  async function send(values: ReceiptValues): Promise<void> {
    const told = isPart(values, money) ? t('done_part', { number: order.orderNo }) : done;
    const failure = await settle(await sendReceipt(order, money, values), told);
    if (failure !== undefined) form.setError('root', { message: failure });
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      submitLabel={isPart({ amount, isAccepted }, money) ? t('submit_part') : submitLabel}
    >
      <ReceiptFields form={form} money={money} />
    </Form>
  );
}
