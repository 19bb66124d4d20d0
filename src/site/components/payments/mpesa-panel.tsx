import Alert from '@mui/material/Alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MpesaOffer, MpesaRequest } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { showToast } from '#shared/state/toasts.ts';
import { checkNumber, writeNumber } from '#site/components/phone-number.ts';
import { PaymentLine } from './payment-line.tsx';
import styles from './payments.module.css';

interface MpesaPanelProps {
  orderId: string;
  offer: MpesaOffer;
}

/** How to pay the amount due by M-Pesa: with the paybill number, or by a request to a phone. */
export default function MpesaPanel({ orderId, offer }: MpesaPanelProps) {
  const { t } = useTranslation('mpesa');
  const { shillings } = useFormats();
  const id = useId();
  const { request, error } = useLatestRequest(orderId);
  const { shortcode, account, amount, rate, payments, days, mostAtOnce, mostADay, received } = offer;
  const next = payments[0] ?? amount;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('payTitle', { amount: shillings(amount) })}
      </h2>
      <p className={styles.small}>{t('rate', { rate })}</p>
      {received !== undefined && <p>{t('received', { amount: shillings(received) })}</p>}
      {payments.length > 1 && (
        <p>
          {t('split', {
            count: payments.length,
            parts: writeParts(payments, shillings),
            once: shillings(mostAtOnce),
            day: shillings(mostADay),
          })}{' '}
          {days > 1 && t('days', { days })}
        </p>
      )}
      <p>{t('how')}</p>
      <dl className={styles.lines}>
        <PaymentLine label={t('paybill')} value={shortcode} />
        <PaymentLine label={t('account')} value={account} />
        <PaymentLine label={t('amount')} value={shillings(next)} copied={String(next)} />
      </dl>
      <h3 className={styles.subtitle}>{t('requestTitle')}</h3>
      {error && <Alert severity="error">{displayFailure(error).text}</Alert>}
      {request && <RequestState request={request} />}
      {!isOpen(request) && (
        <RequestForm orderId={orderId} amount={next} phone={request ? writeNumber(request.phone) : offer.phone} />
      )}
    </section>
  );
}

/** `4 × KES 250,000 + KES 153,260`. */
function writeParts(payments: readonly number[], shillings: (amount: number) => string): string {
  const counts = new Map<number, number>();
  for (const payment of payments) counts.set(payment, (counts.get(payment) ?? 0) + 1);
  return [...counts]
    .map(([payment, count]) => (count > 1 ? `${count} × ${shillings(payment)}` : shillings(payment)))
    .join(' + ');
}

/** How long a result is shown after its request. */
const recentFor = 3_600_000;

/** How often to ask for the result of a request. A receipt number that does not come at once is looked up by a person. */
function pollIntervalOf(request: MpesaRequest | undefined): number | false {
  if (request?.state === 'waiting') return 3000;
  return request?.state === 'paid' && request.receipt === undefined && 15_000;
}

/** Whether a request may still pay, or has paid, what the page shows as due. */
function isOpen(request: MpesaRequest | undefined): boolean {
  return pollIntervalOf(request) !== false;
}

/** The latest request, followed until it has a result and its payment is recorded. */
function useLatestRequest(orderId: string) {
  const { t } = useTranslation('mpesa');
  const { shillings } = useFormats();
  const queryClient = useQueryClient();
  const { data, error, dataUpdatedAt } = useQuery({
    ...queries.getMpesaRequestOptions({ body: { id: orderId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollIntervalOf(state.data?.request),
  });
  const request = data?.request;

  const isRecent = request && (isOpen(request) || dataUpdatedAt - Date.parse(request.requestedAt) < recentFor);
  const paid = request?.state === 'paid' ? `${request.id} ${request.receipt ?? ''}` : undefined;
  const isKnown = data !== undefined;

  const tellPaid = useEffectEvent(async (isNew: boolean) => {
    // A receipt number that arrives late is always shown.
    if (!request || !(isNew || isRecent)) return;
    const { amount, receipt } = request;
    const text =
      receipt === undefined
        ? t('paidPending', { amount: shillings(amount) })
        : t('paid', { amount: shillings(amount), receipt });
    if (isNew) showToast('success', text);
    // A paid deposit changes the order first, so that this panel closes instead of asking for it again.
    await refetchShown(queryClient, 'getOrder', 'getOrderTimeline', 'listOrders');
    await refetchShown(queryClient, 'getPaymentInstructions');
  });
  // The first poll may already report the payment, so it does not matter whether the request was seen waiting.
  const wasKnown = useRef(false);
  useEffect(() => {
    if (paid !== undefined) void tellPaid(wasKnown.current);
    wasKnown.current = isKnown;
  }, [paid, isKnown]);

  return { request: isRecent ? request : undefined, error };
}

function RequestState({ request }: { request: MpesaRequest }) {
  const { t } = useTranslation('mpesa');
  const { shillings } = useFormats();
  const { state, phone, failure = 'other', receipt } = request;
  const amount = shillings(request.amount);
  if (state === 'waiting') {
    return <Alert severity="info">{t('waiting', { amount, phone: writeNumber(phone) })}</Alert>;
  }
  if (state === 'failed') return <Alert severity="error">{t(`failed_${failure}`)}</Alert>;
  if (state === 'timedOut') return <Alert severity="warning">{t('timedOut')}</Alert>;
  return (
    <Alert severity="success">
      {receipt === undefined ? t('paidPending', { amount }) : t('paid', { amount, receipt })}
    </Alert>
  );
}

/** The number as M-Pesa expects it; undefined if it is no Kenyan mobile number. */
function readPhone(written: string): string | undefined {
  const checked = checkNumber(written, 'KE');
  return 'digits' in checked && /^254[17]\d{8}$/.test(checked.digits) ? checked.digits : undefined;
}

interface RequestFormProps {
  orderId: string;
  amount: number;
  phone: string | undefined;
}

function RequestForm({ orderId, amount, phone: known = '' }: RequestFormProps) {
  const { t } = useTranslation('mpesa');
  const { shillings } = useFormats();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { phone: readPhone(known) === undefined ? '' : known } });
  const phone = useField({
    control: form.control,
    name: 'phone',
    check: (written) => (readPhone(written) === undefined ? t('phoneInvalid') : undefined),
  });

  async function send(values: { phone: string }): Promise<void> {
    const body = { id: orderId, phone: readPhone(values.phone) ?? '', amount };
    const { error } = await api.requestMpesaPayment({ body });
    // After a lost answer this tells whether the request was sent.
    await refetchShown(queryClient, 'getMpesaRequest');
    if (error) form.setError('root', { message: displayFailure(error).text });
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('send')}>
      <TextInput
        {...phone}
        label={t('phone')}
        hint={t('requestHint', { amount: shillings(amount) })}
        placeholder="0712 345 678"
        autoComplete="tel"
        isRequired
      />
    </Form>
  );
}
