import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { wholeAmount } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import styles from './form.module.css';
import { vehicleChecks } from './vehicle-checks.ts';
import type { VehicleValues } from './vehicle-values.ts';

const kinds = ['isNewArrival', 'isDaily', 'isHighQuality', 'isBestSeller'] as const;

/** Fields for price and placement. */
export function OfferFields({ form: { control, watch, setValue } }: { form: UseFormReturn<VehicleValues> }) {
  const { t } = useTranslation('desk-stock');
  const checks = vehicleChecks(t);
  const price = useField({ control, name: 'price', check: checks.price });
  const lowest = useField({
    control,
    name: 'lowestPrice',
    check: (text, values) => (text === '' ? undefined : checks.lowestPrice(text, values)),
  });
  return (
    <>
      <div className={styles.fields}>
        <AmountInput
          {...price}
          label={t('price')}
          hint={t('priceHint')}
          {...wholeAmount}
          autoComplete="off"
          isRequired
        />
        <AmountInput {...lowest} label={t('lowestPrice')} hint={t('lowestHint')} {...wholeAmount} autoComplete="off" />
      </div>
      <fieldset className={styles.boxes}>
        <legend>{t('shownAs')}</legend>
        {kinds.map((kind) => (
          <CheckBox
            key={kind}
            label={t(kind)}
            value={watch(kind)}
            onChange={(value) => setValue(kind, value, { shouldDirty: true })}
          />
        ))}
      </fieldset>
    </>
  );
}
