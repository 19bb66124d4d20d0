import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { amountOf, wholeAmount } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DayInput } from '../parts/day-input.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { LocalTextField } from '../parts/local-text-field.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { couponFactsOf, type CouponValues, emptyCoupon, stockNosIn } from './coupon-values.ts';
import styles from './coupons.module.css';
import { refetchCoupons } from './refetch-coupons.ts';

const mostDollars = 100_000;
const mostVehicles = 200;
const longestStockNos = 4000;

/** Dialog that creates a kind of coupon. */
export default function CouponDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const { t } = useTranslation('desk-coupons');
  const queryClient = useQueryClient();
  const form = useForm<CouponValues>({ defaultValues: emptyCoupon(today) });
  const { control, setError } = form;
  const whole = (most: number) => (text: string) =>
    text === '' || (/^[1-9]\d*$/.test(text) && Number(text) <= most) ? undefined : t('unfit_number', { most });
  const dollars = (text: string) => {
    const amount = amountOf(text, wholeAmount) ?? 0;
    return amount >= 1 && amount <= mostDollars ? undefined : t('unfit_number', { most: mostDollars });
  };
  const code = useField({
    control,
    name: 'code',
    check: (text) => (/^[A-Z0-9]{3,20}$/.test(text) ? undefined : t('unfit_code')),
  });
  const quotaUSD = useField({ control, name: 'quotaUSD', check: dollars });
  const most = useField({ control, name: 'most', check: whole(1_000_000) });
  const daysToUse = useField({ control, name: 'daysToUse', check: whole(730) });
  const from = useField({ control, name: 'from', check: (day) => (day === '' ? t('unfit_day') : undefined) });
  const until = useField({
    control,
    name: 'until',
    check: (day, values) => {
      if (day === '') return values.daysToUse === '' ? t('unfit_endless') : undefined;
      return day < values.from ? t('unfit_until') : undefined;
    },
  });
  const stockNos = useField({
    control,
    name: 'stockNos',
    check: (text) => {
      const given = stockNosIn(text);
      return given.length > mostVehicles || given.some((one) => one.length > 40) ? t('unfit_stockNos') : undefined;
    },
  });
  const isWelcome = useField({ control, name: 'isWelcome' });

  async function send(values: CouponValues): Promise<void> {
    const { error } = await api.staffAddCouponKind({ body: { facts: couponFactsOf(values) } });
    const fault = await refetchCoupons(queryClient, error);
    if (fault !== undefined) return setError('root', { message: fault });
    showToast('success', t('added'));
    onClose();
  }

  return (
    <FormDialog title={t('add')} lead={t('addLead')} onClose={onClose}>
      <Form form={form} onSubmit={send} submitLabel={t('make')}>
        <div className={styles.row}>
          <TextInput
            {...code}
            label={t('field_code')}
            hint={t('codeHint')}
            kind="char-number"
            isUppercase
            maxLength={20}
            autoComplete="off"
            isRequired
          />
          <AmountInput
            {...quotaUSD}
            {...wholeAmount}
            label={t('field_quotaUSD')}
            hint={t('quotaHint')}
            autoComplete="off"
            isRequired
          />
        </div>
        <LocalTextField control={control} name="name" label={t('field_name')} />
        <LocalTextField control={control} name="scope" label={t('field_scope')} isOptional />
        <div className={styles.row}>
          <DayInput {...from} label={t('field_from')} hint={t('fromHint')} isRequired />
          <DayInput {...until} label={t('field_until')} hint={t('untilHint')} />
        </div>
        <div className={styles.row}>
          <AmountInput {...daysToUse} label={t('field_daysToUse')} hint={t('daysHint')} before={3} after={0} />
          <AmountInput {...most} label={t('field_most')} hint={t('mostHint')} before={7} after={0} />
        </div>
        <TextArea {...stockNos} label={t('field_stockNos')} hint={t('stockNosHint')} maxLength={longestStockNos} />
        <CheckBox {...isWelcome} label={t('field_isWelcome')} />
      </Form>
    </FormDialog>
  );
}
