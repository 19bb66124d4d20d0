import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReservationLimits } from '#generated/client/types.gen.ts';
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

const most = 100;

/** Limits of unpaid reservations per account. */
export function ReservationsSection() {
  const { t } = useTranslation('desk-pricing');
  const { role } = useMember();
  const { data: limits, error, refetch } = queries.useStaffGetReservationLimitsQuery();
  const [isChanging, setChanging] = useState(false);
  return (
    <Section
      title={t('reservations')}
      acts={
        limits &&
        role === 'owner' && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('changeOf', { name: t('reservations') })}
            onClick={() => setChanging(true)}
          >
            {t('change')}
          </Button>
        )
      }
    >
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      <p className={styles.about}>{t('reservationsNote')}</p>
      {limits && (
        <Facts>
          <Fact name={t('perBuyer')}>{limits.perBuyer}</Fact>
          <Fact name={t('perDealer')}>{limits.perDealer}</Fact>
        </Facts>
      )}
      {limits && isChanging && <LimitsDialog limits={limits} onClose={() => setChanging(false)} />}
    </Section>
  );
}

function LimitsDialog({ limits, onClose }: { limits: ReservationLimits; onClose: () => void }) {
  const { t } = useTranslation(['desk-pricing', 'common']);
  const queryClient = useQueryClient();
  const titleId = useId();
  const { seen, failureText } = useVersionConflict(limits, {
    actionLabel: t('save'),
    readNow: () => queryClient.getQueryData(queries.staffGetReservationLimitsOptions().queryKey),
  });
  const form = useForm({
    defaultValues: { perBuyer: String(limits.perBuyer), perDealer: String(limits.perDealer) },
  });
  const { control } = form;
  const check = (text: string) => (isWholeWithin(text, 1, most) ? undefined : t('unfit_limit'));
  const perBuyer = useField({ control, name: 'perBuyer', check });
  const perDealer = useField({ control, name: 'perDealer', check });

  async function send(values: { perBuyer: string; perDealer: string }): Promise<void> {
    const { error } = await api.staffSetReservationLimits({
      body: { version: seen().version, perBuyer: Number(values.perBuyer), perDealer: Number(values.perDealer) },
    });
    await refetchShown(queryClient, 'staffGetReservationLimits');
    if (error) return form.setError('root', { message: failureText(error) });
    showToast('success', t('limitsSet'));
    onClose();
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('reservations')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.about}>{t('reservationsNote')}</p>
        <Form form={form} onSubmit={send} submitLabel={t('save')}>
          <TextInput {...perBuyer} label={t('perBuyer')} kind="number" maxLength={3} autoComplete="off" />
          <TextInput {...perDealer} label={t('perDealer')} kind="number" maxLength={3} autoComplete="off" />
        </Form>
        <Button variant="text" fullWidth onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
