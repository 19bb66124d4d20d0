import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Claim, Order, OrderClaims } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { ClaimPhotos } from '#shared/components/claims/claim-photos.tsx';
import { linkValidity } from '#shared/components/documents/link-lifetime.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { OrderSection } from '#site/components/orders/order-parts.tsx';
import styles from './claims-panel.module.css';
import { ReportForm, useUnsentReport } from './claim-report.tsx';
import { longestClaimText } from './claim-text.ts';
import { PartLoading } from './part-loading.tsx';

/** Reports a fault of a vehicle that has arrived, and shows what became of it. */
export default function ClaimsPanel({ order: { id } }: { order: Pick<Order, 'id'> }) {
  const { t } = useTranslation('claims');
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.getClaimsOptions({ body: { id } }),
    refetchInterval: linkValidity,
  });
  const unsent = useUnsentReport(id);
  const [isReporting, setReporting] = useState(() => Object.values(unsent.read()).some((value) => value !== ''));
  const drop = useEffectEvent(unsent.drop);
  const isOver = data?.canReport === false;
  useEffect(() => {
    // Also if the answer to the report was lost.
    if (isOver) drop();
  }, [isOver]);
  return (
    <OrderSection title={t('title')}>
      {!data && <PartLoading error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.panel}>
          {data.claims.map((claim) => (
            <ShownClaim key={claim.id} claim={claim} known={data} />
          ))}
          <Window window={data.window} />
          {data.canReport &&
            (isReporting ? (
              <ReportForm orderId={id} unsent={unsent} known={data} onClose={() => setReporting(false)} />
            ) : (
              <Button variant="outlined" className={styles.begin ?? ''} onClick={() => setReporting(true)}>
                {t('report')}
              </Button>
            ))}
        </div>
      )}
    </OrderSection>
  );
}

function Window({ window: { hours, isOpen, closesAt } }: Pick<OrderClaims, 'window'>) {
  const { t } = useTranslation('claims');
  const formats = useFormats();
  if (closesAt === undefined) return <p>{t('early', { hours })}</p>;
  const until = formats.marketTime(Date.parse(closesAt));
  return <p>{isOpen ? t('lead', { until }) : t('over', { until })}</p>;
}

function ShownClaim({ claim, known }: { claim: Claim; known: OrderClaims }) {
  const { t } = useTranslation('claims');
  const formats = useFormats();
  const { kind, state, turn, dueAt, messages, offer } = claim;
  const until = dueAt === undefined ? '' : formats.marketTime(Date.parse(dueAt));
  return (
    <article className={styles.claim}>
      <header className={styles.head}>
        <h3>{t(`kind_${kind}`)}</h3>
        <strong className={styles.state}>{t(`state_${state}`)}</strong>
      </header>
      <p>{t(`turn_${turn}`, { until })}</p>
      <ClaimPhotos claim={claim} known={known} />
      <ol className={styles.messages}>
        {messages.map(({ at, by, text }) => (
          <li key={at} className={styles.message} data-by={by}>
            <span className={styles.soft}>
              {t(by === 'buyer' ? 'byBuyer' : 'byStaff')} · {formats.marketTime(Date.parse(at))}
            </span>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {offer !== undefined && <p className={styles.offer}>{t('offer', { amount: offer })}</p>}
      {state === 'offered' && <Decision claim={claim} />}
      {turn !== 'nobody' && <AnswerForm claim={claim} />}
    </article>
  );
}

function useAnswer({ id: claimId, version }: Claim) {
  const queryClient = useQueryClient();
  return async (answer: 'message' | 'accept' | 'refuse', text?: string): Promise<Failure | undefined> => {
    const { error } = await api.answerClaim({ body: { claimId, version, answer, ...(text && { text }) } });
    // Refetched after a failure too: we may have answered meanwhile.
    await refetchShown(queryClient, 'getClaims');
    return error;
  };
}

function Decision({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const send = useAnswer(claim);
  const [isSending, setSending] = useState(false);

  async function decide(answer: 'accept' | 'refuse'): Promise<void> {
    setSending(true);
    const error = await send(answer);
    setSending(false);
    if (error) showToast('error', displayFailure(error).text);
    else showToast('success', t(answer === 'accept' ? 'accepted' : 'refused'));
  }

  return (
    <div className={styles.acts}>
      <Button loading={isSending} onClick={() => void decide('accept')}>
        {t('accept')}
      </Button>
      <Button variant="outlined" loading={isSending} onClick={() => void decide('refuse')}>
        {t('refuse')}
      </Button>
    </div>
  );
}

function AnswerForm({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const send = useAnswer(claim);
  const form = useForm({ defaultValues: { text: '' } });
  const text = useField({
    control: form.control,
    name: 'text',
    check: (value) => (value.trim() === '' ? t('answerMissing') : undefined),
  });

  async function submit(values: { text: string }): Promise<void> {
    const error = await send('message', values.text.trim());
    if (error) return form.setError('root', { message: displayFailure(error).text });
    form.reset();
    showToast('success', t('answered'));
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t('sendAnswer')}>
      <TextArea {...text} label={t('answer')} maxLength={longestClaimText} />
    </Form>
  );
}
