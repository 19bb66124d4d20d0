import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffVehicle } from '../../../../generated/client/types.gen.ts';
import { api } from '../../../api/api.ts';
import { displayFailure } from '../../../api/errors.ts';
import { showToast } from '../../../app/toasts.ts';
import { Form } from '../../../forms/form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useField } from '../../../forms/use-field.ts';
import { Button } from '../../../ui/button.tsx';
import { sheetChecks } from '../form/sheet-checks.ts';
import styles from './acts.module.css';

interface PriceDialogProps {
  /** As it was when the dialog was opened. */
  vehicle: StaffVehicle;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Changes the price alone, and what it never goes below. */
export function PriceDialog({ vehicle: { id, version, stockNo, sheet }, onDone, onClose }: PriceDialogProps) {
  const { t } = useTranslation(['desk-stock', 'common']);
  const titleId = useId();
  const form = useForm({ defaultValues: { price: String(sheet.price), lowestPrice: String(sheet.lowestPrice) } });
  const dollars = sheetChecks(t).whole(1, 9_999_999);
  const price = useField({ control: form.control, name: 'price', check: dollars });
  const lowest = useField({
    control: form.control,
    name: 'lowestPrice',
    check: (text, values) => dollars(text) ?? (Number(text) > Number(values.price) ? t('lowestAbove') : undefined),
  });

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('changePrice')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <Form
          form={form}
          submitLabel={t('changePrice')}
          onSubmit={async (values) => {
            const prices = { price: Number(values.price), lowestPrice: Number(values.lowestPrice) };
            const { error } = await api.staffChangePrice({ body: { id, version, ...prices } });
            if (error) return form.setError('root', { message: displayFailure(error).text });
            showToast('success', t('saved', { number: stockNo }));
            onClose();
            await onDone();
          }}
        >
          <TextInput {...price} label={t('price')} kind="number" maxLength={7} autoComplete="off" isRequired />
          <TextInput {...lowest} label={t('lowestPrice')} kind="number" maxLength={7} autoComplete="off" isRequired />
        </Form>
        <Button variant="text" fullWidth onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
