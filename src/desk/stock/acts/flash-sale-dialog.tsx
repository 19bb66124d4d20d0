import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffSetFlashSalePayload, StaffVehicle } from '../../../../generated/client/types.gen.ts';
import { api } from '../../../api/api.ts';
import { displayFailure } from '../../../api/errors.ts';
import { showToast } from '../../../app/toasts.ts';
import { Form } from '../../../forms/form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useField } from '../../../forms/use-field.ts';
import { Button } from '../../../ui/button.tsx';
import { useDeskFormats } from '../../parts/use-desk-formats.ts';
import { sheetChecks } from '../form/sheet-checks.ts';
import { dollars } from '../form/dollars.ts';
import styles from './acts.module.css';

interface FlashSaleDialogProps {
  vehicle: StaffVehicle;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Puts a vehicle on sale for some time, or ends its sale. */
export function FlashSaleDialog({ vehicle, onDone, onClose }: FlashSaleDialogProps) {
  const { t } = useTranslation(['desk-stock', 'common']);
  const formats = useDeskFormats();
  const titleId = useId();
  const { id, version, stockNo, sheet, flashSale } = vehicle;
  const form = useForm({ defaultValues: { deduction: String(flashSale?.deduction ?? ''), hours: '48' } });
  const checks = sheetChecks(t);
  const deduction = useField({
    control: form.control,
    name: 'deduction',
    check: checks.whole(1, Math.max(1, sheet.price - 1)),
  });
  const hours = useField({ control: form.control, name: 'hours', check: checks.whole(1, 720) });

  async function set(sale: Pick<StaffSetFlashSalePayload, 'deduction' | 'hours'>): Promise<void> {
    const { error } = await api.staffSetFlashSale({ body: { id, version, ...sale } });
    if (error) return form.setError('root', { message: displayFailure(error).text });
    showToast('success', sale.hours === undefined ? t('saleEnded') : t('saleBegun', { number: stockNo }));
    onClose();
    await onDone();
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('flashSale')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.lead}>
          {flashSale
            ? t('saleRuns', { amount: dollars(flashSale.deduction), time: formats.moment(flashSale.endsAt) })
            : t('saleLead', { price: dollars(sheet.price) })}
        </p>
        <Form
          form={form}
          submitLabel={t('startSale')}
          onSubmit={(values) => set({ deduction: Number(values.deduction), hours: Number(values.hours) })}
        >
          <TextInput {...deduction} label={t('deduction')} kind="number" maxLength={7} autoComplete="off" isRequired />
          <TextInput {...hours} label={t('hours')} kind="number" maxLength={3} autoComplete="off" isRequired />
        </Form>
        {flashSale && (
          <Button variant="outlined" fullWidth onClick={() => void set({})}>
            {t('endSale')}
          </Button>
        )}
        <Button variant="text" fullWidth onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
