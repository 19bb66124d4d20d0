import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffStockChoices, StockSheet } from '#generated/client/types.gen.ts';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { TextArea } from '#shared/forms/text-area.tsx';
import styles from './form.module.css';
import { vehicleChecks } from './vehicle-checks.ts';
import type { VehicleValues } from './vehicle-values.ts';

const grades: readonly StockSheet['conditionGrade'][] = ['S', '6', '5', '4.5', '4', '3.5', '3', '2', '1', 'R', 'RA'];
const interiorGrades: readonly StockSheet['interiorGrade'][] = ['A', 'B', 'C', 'D', 'E'];

interface ConditionFieldsProps {
  control: Control<VehicleValues>;
  choices: StaffStockChoices;
}

const itself = (value: string) => ({ value, label: value });

/** Fields for condition and equipment. */
export function ConditionFields({ control, choices }: ConditionFieldsProps) {
  const { t } = useTranslation('desk-stock');
  const checks = vehicleChecks(t);
  const condition = useField({ control, name: 'conditionGrade' });
  const interior = useField({ control, name: 'interiorGrade' });
  const emission = useField({ control, name: 'emissionCode' });
  const airbags = useField({
    control,
    name: 'airbags',
    check: (text) => (text === '' ? undefined : checks.whole(0, 20)(text)),
  });
  const climate = useField({ control, name: 'climateControl' });
  const equipment = useField({ control, name: 'equipment' });
  const remarks = [
    { field: useField({ control, name: 'remarkEn' }), label: t('remarkEn') },
    { field: useField({ control, name: 'remarkZh' }), label: t('remarkZh') },
    { field: useField({ control, name: 'remarkJa' }), label: t('remarkJa') },
  ];
  const unknown = { value: '', label: t('unknown') };

  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          {...condition}
          label={t('conditionGrade')}
          choices={[unknown, ...grades.map(itself)]}
          onChange={(value) => condition.onChange(grades.find((grade) => grade === value) ?? '')}
        />
        <NativeSelect
          {...interior}
          label={t('interiorGrade')}
          choices={[unknown, ...interiorGrades.map(itself)]}
          onChange={(value) => interior.onChange(interiorGrades.find((grade) => grade === value) ?? '')}
        />
        <NativeSelect
          {...emission}
          label={t('emission')}
          choices={[unknown, ...choices.emissions.map(({ code, name }) => ({ value: code, label: name }))]}
          onChange={(value) => emission.onChange(value as StockSheet['emissionCode'])}
        />
        <NativeSelect
          {...climate}
          label={t('climateControl')}
          choices={[
            unknown,
            { value: 'yes', label: t('climateControl_yes') },
            { value: 'no', label: t('climateControl_no') },
          ]}
          onChange={(value) => climate.onChange(value === 'yes' || value === 'no' ? value : '')}
        />
        <TextInput
          {...airbags}
          label={t('airbags')}
          hint={t('airbagsHint')}
          kind="number"
          maxLength={2}
          autoComplete="off"
        />
      </div>
      <fieldset className={styles.boxes}>
        <legend>{t('equipment')}</legend>
        {choices.equipment.map(({ code, name }) => (
          <CheckBox
            key={code}
            label={name}
            value={equipment.value.includes(code)}
            onChange={(isThere) =>
              equipment.onChange(
                isThere ? [...equipment.value, code] : equipment.value.filter((other) => other !== code),
              )
            }
          />
        ))}
      </fieldset>
      <p className={styles.lead}>{t('remarksLead')}</p>
      <div className={styles.remarks}>
        {remarks.map(({ field, label }) => (
          <TextArea key={field.name} {...field} label={label} maxLength={1000} />
        ))}
      </div>
    </>
  );
}
