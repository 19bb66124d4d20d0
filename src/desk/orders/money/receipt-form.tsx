import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import { Form } from '#shared/forms/form.tsx';
import type { HandleResult } from '../use-action-result.ts';
import { useQuestion } from '#desk/parts/use-question.tsx';
import { toText, toUnits } from './amounts.ts';
import { ReceiptFields } from './receipt-fields.tsx';
import { type Due, emptyReceipt, isFarAbove, isPart, type ReceiptValues, sendReceipt } from './receipt.ts';

interface ReceiptFormProps {
  order: StaffOrder;
  money: Due;
  /** The action if the full amount due was received. */
  submitLabel: string;
  done: string;
  handleResult: HandleResult;
}

/** Form that records money received for an order. */
export function ReceiptForm({ order, money, submitLabel, done, handleResult }: ReceiptFormProps) {
  const { t } = useTranslation('desk-money');
  const form = useForm<ReceiptValues>({ defaultValues: emptyReceipt(money) });
  const [amount, isAccepted] = useWatch({ control: form.control, name: ['amount', 'isAccepted'] });
  const { ask, question } = useQuestion();

  async function send(values: ReceiptValues): Promise<void> {
    if (isFarAbove(values, money)) {
      const { payUnit, dueAmount } = money;
      const typed = toText(toUnits(values.amount, payUnit) ?? 0, payUnit);
      const text = t('farAboveText', { typed, due: toText(dueAmount, payUnit) });
      if (!(await ask({ title: t('farAboveTitle', { typed }), text, yes: t('farAboveYes'), no: t('farAboveNo') })))
        return;
    }
    const message = isPart(values, money) ? t('done_part', { number: order.orderNo }) : done;
    const failure = await handleResult(await sendReceipt(order, money, values), message);
    if (failure !== undefined) form.setError('root', { message: failure });
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      submitLabel={isPart({ amount, isAccepted }, money) ? t('submit_part') : submitLabel}
    >
      <ReceiptFields form={form} money={money} />
      {question}
    </Form>
  );
}
