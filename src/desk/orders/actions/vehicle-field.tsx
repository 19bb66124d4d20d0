import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { useField } from '#shared/forms/use-field.ts';
import type { ActionValues } from './run-action.ts';

/** Chooses what happens to the vehicle of a cancelled order. No default, because a damaged vehicle must not be sold. */
export function VehicleField({ control }: { control: Control<ActionValues> }) {
  const { t } = useTranslation('desk-orders');
  const vehicle = useField({
    control,
    name: 'vehicle',
    check: (value) => (value === '' ? t('vehicleMissing') : undefined),
  });
  return (
    <NativeSelect
      {...vehicle}
      label={t('vehicleAfterwards')}
      hint={t('vehicleHint')}
      prompt={t('vehicleChoose')}
      choices={(['offered', 'withdrawn'] as const).map((one) => ({ value: one, label: t(`vehicle_${one}`) }))}
      onChange={(value) => vehicle.onChange(value === 'offered' || value === 'withdrawn' ? value : '')}
      isRequired
    />
  );
}
