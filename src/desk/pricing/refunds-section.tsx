import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RefundRules, RefundSituation, StaffRefundRules } from '#generated/client/types.gen.ts';
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

const situations = [
  'notPaidInTime',
  'changeOfMind',
  'failedInspection',
  'lateShip',
  'lostShip',
  'notAsDescribed',
] as const satisfies readonly RefundSituation[];

type RuleName = `${RefundSituation}_${'percent' | 'workingDays'}` | 'freeHours' | 'lateDays';
type RuleValues = Record<RuleName, string>;

/** The limits of the contract. */
const limits = {
  percent: [0, 100],
  workingDays: [1, 60],
  freeHours: [0, 720],
  lateDays: [1, 365],
} as const;

/** The refund rules, which buyers see as promises. */
export function RefundsSection() {
  const { t } = useTranslation('desk-pricing');
  const { role } = useMember();
  const { data, error, refetch } = queries.useStaffGetRefundRulesQuery();
  const [isChanging, setChanging] = useState(false);
  return (
    <Section
      title={t('refundRules')}
      acts={
        data &&
        role === 'owner' && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('changeOf', { name: t('refundRules') })}
            onClick={() => setChanging(true)}
          >
            {t('change')}
          </Button>
        )
      }
    >
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      <p className={styles.about}>{t('refundRulesNote')}</p>
      {data && (
        <Facts>
          {situations.map((situation) => {
            const { percent, workingDays } = data.rules[situation];
            return (
              <Fact key={situation} name={t(`refund_${situation}`)}>
                {t('refundRow', { percent, days: workingDays })}
              </Fact>
            );
          })}
          <Fact name={t('freeHours')}>{data.rules.freeHours}</Fact>
          <Fact name={t('lateDays')}>{data.rules.lateDays}</Fact>
        </Facts>
      )}
      {data && isChanging && <RulesDialog shown={data} onClose={() => setChanging(false)} />}
    </Section>
  );
}

function RulesDialog({ shown, onClose }: { shown: StaffRefundRules; onClose: () => void }) {
  const { t } = useTranslation(['desk-pricing', 'common']);
  const queryClient = useQueryClient();
  const titleId = useId();
  const { seen, failureText } = useVersionConflict(shown, {
    actionLabel: t('save'),
    readNow: () => queryClient.getQueryData(queries.staffGetRefundRulesOptions().queryKey),
  });
  const form = useForm<RuleValues>({ defaultValues: valuesOf(shown.rules) });
  const { control } = form;

  async function send(values: RuleValues): Promise<void> {
    const { error } = await api.staffSetRefundRules({ body: { version: seen().version, rules: rulesOf(values) } });
    await refetchShown(queryClient, 'staffGetRefundRules');
    if (error) return form.setError('root', { message: failureText(error) });
    showToast('success', t('refundsSet'));
    onClose();
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('refundRules')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.about}>{t('refundRulesNote')}</p>
        <Form form={form} onSubmit={send} submitLabel={t('save')}>
          {situations.map((situation) => {
            const name = t(`refund_${situation}`);
            return (
              <div key={situation} className={styles.pair}>
                <RuleField control={control} name={`${situation}_percent`} label={t('refundPercent', { name })} />
                <RuleField control={control} name={`${situation}_workingDays`} label={t('refundDays', { name })} />
              </div>
            );
          })}
          <RuleField control={control} name="freeHours" label={t('freeHours')} />
          <RuleField control={control} name="lateDays" label={t('lateDays')} />
        </Form>
        <Button variant="text" fullWidth onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}

function RuleField({ control, name, label }: { control: Control<RuleValues>; name: RuleName; label: string }) {
  const { t } = useTranslation('desk-pricing');
  const [least, most] = limitsOf(name);
  const field = useField({
    control,
    name,
    check: (text) => (isWholeWithin(text, least, most) ? undefined : t('unfit_between', { least, most })),
  });
  return <TextInput {...field} label={label} kind="number" maxLength={3} autoComplete="off" />;
}

function limitsOf(name: RuleName): readonly [number, number] {
  if (name === 'freeHours' || name === 'lateDays') return limits[name];
  return name.endsWith('_percent') ? limits.percent : limits.workingDays;
}

function valuesOf(rules: RefundRules): RuleValues {
  const shares = situations.flatMap((situation) => [
    [`${situation}_percent`, String(rules[situation].percent)],
    [`${situation}_workingDays`, String(rules[situation].workingDays)],
  ]);
  const others = { freeHours: String(rules.freeHours), lateDays: String(rules.lateDays) };
  return { ...(Object.fromEntries(shares) as Omit<RuleValues, keyof typeof others>), ...others };
}

function rulesOf(values: RuleValues): RefundRules {
  const share = (situation: RefundSituation) => ({
    percent: Number(values[`${situation}_percent`]),
    workingDays: Number(values[`${situation}_workingDays`]),
  });
  return {
    notPaidInTime: share('notPaidInTime'),
    changeOfMind: share('changeOfMind'),
    failedInspection: share('failedInspection'),
    lateShip: share('lateShip'),
    lostShip: share('lostShip'),
    notAsDescribed: share('notAsDescribed'),
    freeHours: Number(values.freeHours),
    lateDays: Number(values.lateDays),
  };
}
