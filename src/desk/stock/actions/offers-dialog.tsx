import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffVehicle } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { wholeAmount } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { showToast } from '#shared/state/toasts.ts';
import { ConfirmButton } from '#desk/parts/confirm-button.tsx';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';
import { dollars } from '../form/dollars.ts';
import { wholeIn } from '../form/vehicle-values.ts';
import styles from './actions.module.css';

interface OffersDialogProps {
  /** The vehicle when the dialog opened. */
  vehicle: StaffVehicle;
  /** Loads the vehicle again, after a failure too: a colleague may have changed it. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Lets buyers make offers for the vehicle, with an optional lower limit, or stops it. */
export function OffersDialog({ vehicle: { id, version, stockNo, sheet, offers }, reload, onClose }: OffersDialogProps) {
  const { t } = useTranslation('desk-stock');
  const titleId = useId();
  const form = useForm({ defaultValues: { limit: String(offers?.limit ?? '') } });
  const { price, lowestPrice } = sheet;
  const limit = useField({
    control: form.control,
    name: 'limit',
    check(text) {
      const whole = wholeIn(text);
      return text === '' || (whole >= lowestPrice && whole <= price)
        ? undefined
        : t('offerLimitOutside', { least: dollars(lowestPrice), most: dollars(price) });
    },
  });

  async function set(isOn: boolean, text = ''): Promise<void> {
    const body = { id, version, isOn, ...(text !== '' && { limit: wholeIn(text) }) };
    const { error } = await api.staffSetVehicleOffers({ body });
    if (error) {
      void reload();
      return form.setError('root', { message: displayFailure(error).text });
    }
    showToast('success', t(isOn ? 'offersOn' : 'offersOff', { number: stockNo }));
    onClose();
    await reload();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('offers')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.lead}>{t('offersLead')}</p>
        <Form
          form={form}
          submitLabel={t(offers?.isOn === true ? 'saveOffers' : 'acceptOffers')}
          onSubmit={(values) => set(true, values.limit)}
        >
          <AmountInput
            {...limit}
            {...wholeAmount}
            label={t('offerLimit')}
            hint={t('offerLimitHint', { lowest: dollars(lowestPrice) })}
            autoComplete="off"
          />
        </Form>
        {offers?.isOn === true && <ConfirmButton label={t('stopOffers')} place="foot" onConfirm={() => set(false)} />}
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}
