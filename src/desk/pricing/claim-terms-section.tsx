import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimTerms } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { Button } from '#shared/ui/button.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import { useMember } from '../session/desk-session.tsx';
import styles from './pricing.module.css';
import { isWholeWithin } from './whole-number.ts';

/** The limits of the contract. */
const limits = { hours: [24, 720], answerDays: [1, 30], replyDays: [1, 60] } as const;

/** The deadlines of claims after arrival. */
export function ClaimTermsSection() {
  const { t } = useTranslation('desk-pricing');
  const { role } = useMember();
  const { data: terms, error, refetch } = queries.useStaffGetClaimTermsQuery();
  const [isChanging, setChanging] = useState(false);
  return (
    <Section
      title={t('claimTerms')}
      acts={
        terms &&
        role === 'owner' && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('changeOf', { name: t('claimTerms') })}
            onClick={() => setChanging(true)}
          >
            {t('change')}
          </Button>
        )
      }
    >
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      <p className={styles.about}>{t('claimTermsNote')}</p>
      {terms && (
        <Facts>
          <Fact name={t('claimHours')}>{terms.hours}</Fact>
          <Fact name={t('claimAnswerDays')}>{terms.answerDays}</Fact>
          <Fact name={t('claimReplyDays')}>{terms.replyDays}</Fact>
        </Facts>
      )}
      {terms && isChanging && <TermsDialog terms={terms} onClose={() => setChanging(false)} />}
    </Section>
  );
}

function TermsDialog({ terms, onClose }: { terms: ClaimTerms; onClose: () => void }) {
  const { t } = useTranslation(['desk-pricing', 'common']);
  const queryClient = useQueryClient();
  const titleId = useId();
  const { seen, failureText } = useVersionConflict(terms, {
    actionLabel: t('save'),
    readNow: () => queryClient.getQueryData(queries.staffGetClaimTermsOptions().queryKey),
  });
  const form = useForm({
    defaultValues: {
      hours: String(terms.hours),
      answerDays: String(terms.answerDays),
      replyDays: String(terms.replyDays),
    },
  });
  const { control } = form;
  const checkOf =
    ([least, most]: readonly [number, number]) =>
    (text: string) =>
      isWholeWithin(text, least, most) ? undefined : t('unfit_between', { least, most });
  const hours = useField({ control, name: 'hours', check: checkOf(limits.hours) });
  const answerDays = useField({ control, name: 'answerDays', check: checkOf(limits.answerDays) });
  const replyDays = useField({ control, name: 'replyDays', check: checkOf(limits.replyDays) });

  async function send(values: Record<keyof typeof limits, string>): Promise<void> {
    const { error } = await api.staffSetClaimTerms({
      body: {
        version: seen().version,
        hours: Number(values.hours),
        answerDays: Number(values.answerDays),
        replyDays: Number(values.replyDays),
      },
    });
    await refetchShown(queryClient, 'staffGetClaimTerms');
    if (error) return form.setError('root', { message: failureText(error) });
    showToast('success', t('claimsSet'));
    onClose();
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('claimTerms')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.about}>{t('claimTermsNote')}</p>
        <Form form={form} onSubmit={send} submitLabel={t('save')}>
          <TextInput {...hours} label={t('claimHours')} kind="number" maxLength={3} autoComplete="off" />
          <TextInput {...answerDays} label={t('claimAnswerDays')} kind="number" maxLength={2} autoComplete="off" />
          <TextInput {...replyDays} label={t('claimReplyDays')} kind="number" maxLength={2} autoComplete="off" />
        </Form>
        <Button variant="text" fullWidth onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
