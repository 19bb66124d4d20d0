import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffVehicle } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { showToast } from '#shared/state/toasts.ts';
import { wholeAmount } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';
import { useOutlierQuestion } from '#desk/parts/use-outlier-question.tsx';
import { dollars } from '../form/dollars.ts';
import { vehicleChecks } from '../form/vehicle-checks.ts';
import { wholeIn } from '../form/vehicle-values.ts';
import styles from './actions.module.css';

interface PriceDialogProps {
  /** The vehicle when the dialog opened. */
  vehicle: StaffVehicle;
  /** Loads the vehicle again, after a failure too: a colleague may have changed it. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Changes the price and the minimum price. */
export function PriceDialog({ vehicle: { id, version, stockNo, sheet }, reload, onClose }: PriceDialogProps) {
  const { t } = useTranslation('desk-stock');
  const titleId = useId();
  const form = useForm({ defaultValues: { price: String(sheet.price), lowestPrice: String(sheet.lowestPrice) } });
  const { confirm, question } = useOutlierQuestion();
  const checks = vehicleChecks(t);
  const price = useField({ control: form.control, name: 'price', check: checks.price });
  const lowest = useField({ control: form.control, name: 'lowestPrice', check: checks.lowestPrice });

  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('changePrice')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <Form
          form={form}
          submitLabel={t('changePrice')}
          onSubmit={async (values) => {
            const prices = { price: wholeIn(values.price), lowestPrice: wholeIn(values.lowestPrice) };
            const isMeant = await confirm([
              { label: t('price'), before: sheet.price, after: prices.price, write: dollars },
              { label: t('lowestPrice'), before: sheet.lowestPrice, after: prices.lowestPrice, write: dollars },
            ]);
            if (!isMeant) return;
            const { error } = await api.staffChangePrice({ body: { id, version, ...prices } });
            if (error) {
              void reload();
              return form.setError('root', { message: displayFailure(error).text });
            }
            showToast('success', t('saved', { number: stockNo }));
            onClose();
            await reload();
          }}
        >
          <AmountInput {...price} {...wholeAmount} label={t('price')} autoComplete="off" isRequired />
          <AmountInput {...lowest} {...wholeAmount} label={t('lowestPrice')} autoComplete="off" isRequired />
        </Form>
        <CancelButton fullWidth onClick={onClose} />
        {question}
      </DialogContent>
    </GuardedDialog>
  );
}
