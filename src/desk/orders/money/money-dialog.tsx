import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffOrder, StaffOrderMoney } from '#generated/client/types.gen.ts';
import { Form } from '#shared/forms/form.tsx';
import dialogStyles from '../actions/actions.module.css';
import { useActionResult } from '../use-action-result.ts';
import { MoneyActionFields } from './money-action-fields.tsx';
import { emptyMoneyAction, type MoneyActionValues, type MoneyAction, sendMoneyAction } from './money-action.ts';
import { ReceiptForm } from './receipt-form.tsx';
import { RefundFacts } from './refund-facts.tsx';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';

interface MoneyDialogProps {
  act: MoneyAction;
  /** The order when the dialog opened. */
  order: StaffOrder;
  money: StaffOrderMoney;
  onClose: () => void;
}

/** Dialog for an action on the money of an order. */
export default function MoneyDialog({ act, order: begun, money: begunMoney, onClose }: MoneyDialogProps) {
  const { t } = useTranslation('desk-money');
  const titleId = useId();
  const { order, handleResult } = useActionResult(begun, onClose);
  const { money = begunMoney } = order;
  const most = act.name === 'keepMoney' ? money.keepable : money.refundable;
  const name = t(`act_${act.name}`);
  const giving = useForm<MoneyActionValues>({ defaultValues: emptyMoneyAction(act, money) });
  const done = t(`done_${act.name}`, { number: order.orderNo });

  return (
    <GuardedDialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{name}</DialogTitle>
      <DialogContent className={dialogStyles.content ?? ''}>
        <p className={dialogStyles.about}>{t(`ask_${act.name}`, { most, email: order.buyer.email })}</p>
        {'refund' in act && (
          <div>
            <p className="figures">
              <strong>{act.refund.amount}</strong>
            </p>
            <RefundFacts refund={act.refund} />
          </div>
        )}
        {'line' in act && (
          <p className="figures">
            <strong>{act.line.amount}</strong>
          </p>
        )}
        {act.name === 'receivePayment' ? (
          <ReceiptForm order={order} money={money} submitLabel={name} done={done} handleResult={handleResult} />
        ) : (
          <Form
            form={giving}
            submitLabel={name}
            onSubmit={async (values) => {
              const failure = await handleResult(await sendMoneyAction(act, { order, money }, values), done);
              if (failure !== undefined) giving.setError('root', { message: failure });
            }}
          >
            <MoneyActionFields form={giving} act={act.name} order={order} money={money} />
          </Form>
        )}
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}
