import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../generated/client/types.gen.ts';
import { displayFailure, isFailure } from '../../../api/errors.ts';
import { invalidateCallsLater, refetchShown } from '../../../api/invalidate.ts';
import { showToast } from '../../../app/toasts.ts';
import { Form } from '../../../forms/form.tsx';
import { Button } from '../../../ui/button.tsx';
import { noteOwnVersion } from '../own-versions.ts';
import styles from './acts.module.css';
import { type ActName, type ActValues, makeAct } from './make-act.ts';
import { ReasonFields } from './reason-fields.tsx';
import { ShipmentFields } from './shipment-fields.tsx';

interface ActDialogProps {
  name: ActName;
  /** As it was when the act was begun. */
  order: StaffOrder;
  onClose: () => void;
}

/** Asks for what an act needs, and carries it out. */
export default function ActDialog({ name, order, onClose }: ActDialogProps) {
  const { t } = useTranslation(['desk-orders', 'common']);
  const queryClient = useQueryClient();
  const titleId = useId();
  const form = useForm<ActValues>({ defaultValues: valuesOf(order) });
  const waiting = order.proofs.findLast(({ state }) => state === 'submitted');

  async function send(values: ActValues): Promise<void> {
    const { data, error } = await makeAct(name, order, values);
    if (error) {
      form.setError('root', { message: displayFailure(error).text });
      // What a colleague has made of it meanwhile is shown behind the dialog, and the act begins from there.
      if (isFailure(error, 'changedMeanwhile')) await refetchShown(queryClient, 'staffGetOrder', 'staffGetTimeline');
      return;
    }
    if (data) noteOwnVersion(order.id, data.version);
    await invalidateCallsLater(queryClient, 'staffListOrders', 'staffToday');
    // What came of it stands in the order; its timeline follows when it comes.
    void refetchShown(queryClient, 'staffGetTimeline');
    await refetchShown(queryClient, 'staffGetOrder');
    showToast('success', t(`done_${name}`, { number: order.orderNo }));
    onClose();
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t(`act_${name}`)}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.about}>
          {t(`ask_${name}`, { amount: waiting?.expected ?? amountOf(order), email: order.buyer.email })}
        </p>
        <Form form={form} onSubmit={send} submitLabel={t(`act_${name}`)}>
          {(name === 'rejectPayment' || name === 'cancelOrder') && (
            <ReasonFields form={form} isForBuyer={name === 'rejectPayment'} language={order.buyer.language} />
          )}
          {(name === 'shipOrder' || name === 'changeShipment' || name === 'requestBalance') && (
            <ShipmentFields control={form.control} name={name} isShipped={order.status > 2} />
          )}
        </Form>
        <Button variant="text" fullWidth onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}

/** Before it is shipped an order waits for its deposit, later for its balance. */
function amountOf({ status, deposit, balance }: StaffOrder): string {
  return status < 3 ? deposit : balance;
}

function valuesOf({ shipping }: StaffOrder): ActValues {
  const { freightNumber = '', logisticsLink = '', vessel = '', departsOn = '', arrivesOn = '' } = shipping;
  return { reason: '', freightNumber, logisticsLink, vessel, departsOn, arrivesOn };
}
