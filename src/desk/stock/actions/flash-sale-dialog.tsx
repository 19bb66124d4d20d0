import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffSetFlashSalePayload, StaffVehicle } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { wholeAmount } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import { vehicleChecks } from '../form/vehicle-checks.ts';
import { dollars } from '../form/dollars.ts';
import { wholeIn } from '../form/vehicle-values.ts';
import styles from './actions.module.css';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';
import { ConfirmButton } from '#desk/parts/confirm-button.tsx';

interface FlashSaleDialogProps {
  /** The vehicle when the dialog opened. */
  vehicle: StaffVehicle;
  /** Loads the vehicle again, after a failure too: a colleague may have changed it. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Starts or ends a flash sale. */
export function FlashSaleDialog({ vehicle, reload, onClose }: FlashSaleDialogProps) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  const titleId = useId();
  const { id, version, stockNo, sheet, flashSale } = vehicle;
  const form = useForm({ defaultValues: { deduction: String(flashSale?.deduction ?? ''), hours: '48' } });
  const checks = vehicleChecks(t);
  const deduction = useField({
    control: form.control,
    name: 'deduction',
    check(text) {
      const most = sheet.price - sheet.lowestPrice;
      return wholeIn(text) <= most
        ? checks.amount(1, sheet.price - 1)(text)
        : t('deductionMost', { most: dollars(most), lowest: dollars(sheet.lowestPrice) });
    },
  });
  const hours = useField({ control: form.control, name: 'hours', check: checks.whole(1, 720) });

  async function set(sale: Pick<StaffSetFlashSalePayload, 'deduction' | 'hours'>): Promise<void> {
    const { error } = await api.staffSetFlashSale({ body: { id, version, ...sale } });
    if (error) {
      void reload();
      return form.setError('root', { message: displayFailure(error).text });
    }
    showToast('success', sale.hours === undefined ? t('saleEnded') : t('saleBegun', { number: stockNo }));
    onClose();
    await reload();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('flashSale')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.lead}>
          {flashSale
            ? t('saleRuns', { amount: dollars(flashSale.deduction), time: formats.moment(flashSale.endsAt) })
            : t('saleLead', { price: dollars(sheet.price), lowest: dollars(sheet.lowestPrice) })}
        </p>
        <Form
          form={form}
          submitLabel={t('startSale')}
          onSubmit={(values) => set({ deduction: wholeIn(values.deduction), hours: Number(values.hours) })}
        >
          <AmountInput {...deduction} {...wholeAmount} label={t('deduction')} autoComplete="off" isRequired />
          <AmountInput {...hours} label={t('hours')} before={3} after={0} autoComplete="off" isRequired />
        </Form>
        {flashSale && <ConfirmButton label={t('endSale')} place="foot" onConfirm={() => set({})} />}
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}
