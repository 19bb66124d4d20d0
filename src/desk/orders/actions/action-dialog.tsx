import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RefundSituation, StaffMoneyLine, StaffOrder } from '#generated/client/types.gen.ts';
import { type OrderState, orderStateOf } from '#states/order-state.ts';
import { queries } from '#shared/api/api.ts';
import { Form } from '#shared/forms/form.tsx';
import { ReceiptForm } from '../money/receipt-form.tsx';
import styles from './actions.module.css';
import { type ActionName, type ActionValues, runAction } from './run-action.ts';
import { ReasonFields } from './reason-fields.tsx';
import { ShipmentFields } from './shipment-fields.tsx';
import { useActionResult } from '../use-action-result.ts';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { api } from '#shared/api/api.ts';
import { LazyOrderImport } from '#shared/components/landed-cost/lazy-order-import.tsx';
import { useQuestion } from '#desk/parts/use-question.tsx';

const withDays = ['shipOrder', 'changeShipment', 'requestBalance'] as const satisfies ActionName[];

interface ActionDialogProps {
  name: ActionName;
  /** The order when the dialog opened. */
  order: StaffOrder;
  onClose: () => void;
}

/** Dialog for an action on an order. */
export default function ActionDialog({ name, order: begun, onClose }: ActionDialogProps) {
  const { t } = useTranslation('desk-orders');
  const titleId = useId();
  const { order, handleResult } = useActionResult(begun, onClose);
  const form = useForm<ActionValues>({ defaultValues: valuesOf(order) });
  const { confirmDays, question } = useDaysQuestion(order);
  const done = t(`done_${name}`, { number: order.orderNo });
  const { money } = order;
  // Approving a payment needs the received amount, unless nothing is outstanding. A conflict does not remove it.
  const isOfPayment = name === 'approvePayment' || name === 'recordPayment';
  const due = isOfPayment && begun.money && begun.money.dueAmount > 0 ? (money ?? begun.money) : undefined;

  async function send(values: ActionValues): Promise<void> {
    if (hasDays(name) && !(await confirmDays(values))) return;
    const failure = await handleResult(await runAction(name, order, values), done);
    if (failure !== undefined) form.setError('root', { message: failure });
  }

  return (
    <GuardedDialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t(`act_${name}`)}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.about}>{t(`ask_${name}`, { amount: amountOf(order), email: order.buyer.email })}</p>
        {due ? (
          <ReceiptForm
            order={order}
            money={due}
            submitLabel={t(`act_${name}`)}
            done={done}
            handleResult={handleResult}
          />
        ) : (
          <Form form={form} onSubmit={send} submitLabel={t(`act_${name}`)}>
            {(name === 'rejectPayment' || name === 'cancelOrder') && (
              <ReasonFields form={form} isForBuyer={name === 'rejectPayment'} language={order.buyer.language} />
            )}
            {name === 'cancelOrder' && money?.lines.some(isReceipt) && (
              <SituationField control={form.control} paid={money.received} />
            )}
            {name === 'cancelOrder' && <VehicleField control={form.control} />}
            {hasDays(name) && <ShipmentFields control={form.control} name={name} isShipped={hasShipped(order)} />}
            {question}
          </Form>
        )}
        <CancelButton fullWidth onClick={onClose}>
          {name === 'cancelOrder' ? t('keepOrder') : undefined}
        </CancelButton>
      </DialogContent>
    </GuardedDialog>
  );
}

/** A payment that counts, even while its reversal waits for a release. */
function isReceipt({ kind, reversal }: StaffMoneyLine): boolean {
  return kind === 'received' && reversal !== 'reversed';
}

/** Before shipping, an order waits for its deposit; after, for its balance. */
function amountOf(order: StaffOrder): string {
  const { deposit, balance, money } = order;
  if (money) return money.dueAmount > 0 ? money.due : (money.missing ?? money.due);
  return hasShipped(order) ? balance : deposit;
}

const beforeShipping: ReadonlySet<OrderState> = new Set(['awaitingDeposit', 'depositInReview', 'preparing']);

function hasShipped({ status }: StaffOrder): boolean {
  return !beforeShipping.has(orderStateOf[status]);
}

function valuesOf({ shipping }: StaffOrder): ActionValues {
  const { freightNumber = '', logisticsLink = '', vessel = '', departsOn = '', arrivesOn = '' } = shipping;
  return { reason: '', freightNumber, logisticsLink, vessel, departsOn, arrivesOn, vehicle: '', situation: '' };
}

const situations = [
  'notPaidInTime',
  'changeOfMind',
  'failedInspection',
  'lateShip',
  'lostShip',
  'notAsDescribed',
] as const satisfies readonly RefundSituation[];

/** Chooses the refund rule of an order for which something was paid. */
function SituationField({ control, paid }: { control: Control<ActionValues>; paid: string }) {
  const { t } = useTranslation(['desk-orders', 'desk-pricing']);
  const { data } = queries.useStaffGetRefundRulesQuery();
  const situation = useField({
    control,
    name: 'situation',
    check: (value) => (value === '' ? t('situationMissing') : undefined),
  });
  const ruleOf = (one: RefundSituation) => {
    const name = t(`desk-pricing:refund_${one}`);
    if (!data) return name;
    const { rules } = data;
    const values = { percent: rules[one].percent, days: rules[one].workingDays, hours: rules.freeHours };
    const isFreeAtFirst = one === 'changeOfMind' && rules.freeHours > 0;
    return `${name}: ${t(isFreeAtFirst ? 'desk-pricing:refundRowFree' : 'desk-pricing:refundRow', values)}`;
  };
  return (
    <NativeSelect
      {...situation}
      label={t('situation')}
      hint={t('situationHint', { paid })}
      prompt={t('situationChoose')}
      choices={situations.map((one) => ({ value: one, label: ruleOf(one) }))}
      onChange={(value) => situation.onChange(situations.find((one) => one === value) ?? '')}
      isRequired
    />
  );
}

/** Chooses what happens to the vehicle of a cancelled order. No default, because a damaged vehicle must not be sold. */
function VehicleField({ control }: { control: Control<ActionValues> }) {
  const { t } = useTranslation('desk-orders');
  const vehicle = useField({
    control,
    name: 'vehicle',
    check: (value) => (value === '' ? t('vehicleMissing') : undefined),
  });
  return (
    <NativeSelect
      {...vehicle}
      label={t('vehicleAfterwards')}
      hint={t('vehicleHint')}
      prompt={t('vehicleChoose')}
      choices={(['offered', 'withdrawn'] as const).map((one) => ({ value: one, label: t(`vehicle_${one}`) }))}
      onChange={(value) => vehicle.onChange(value === 'offered' || value === 'withdrawn' ? value : '')}
      isRequired
    />
  );
}

function hasDays(name: ActionName): name is (typeof withDays)[number] {
  return withDays.some((one) => one === name);
}

/** Asks for confirmation of ship dates with which the vehicle could not be imported. */
function useDaysQuestion({ id, shipping }: StaffOrder) {
  const { t } = useTranslation('desk-orders');
  const { ask, question } = useQuestion();

  async function confirmDays({ departsOn, arrivesOn }: ActionValues): Promise<boolean> {
    const isSame = departsOn === (shipping.departsOn ?? '') && arrivesOn === (shipping.arrivesOn ?? '');
    if (isSame || (departsOn === '' && arrivesOn === '')) return true;
    const days = { ...(departsOn !== '' && { departsOn }), ...(arrivesOn !== '' && { arrivesOn }) };
    // If the preview fails, the action itself reports the error.
    const { data } = await api.staffPreviewShipment({ body: { id, ...days } });
    const importing = data?.importing;
    if (importing?.verdicts[0]?.verdict !== 'refused') return true;
    const text = (
      <>
        <p>{t('shipDayText')}</p>
        <div className={styles.verdict}>
          <LazyOrderImport importing={importing} landedCost={undefined} />
        </div>
      </>
    );
    return ask({ title: t('shipDayTitle'), text, yes: t('shipDayYes'), no: t('shipDayNo') });
  }

  return { confirmDays, question };
}
