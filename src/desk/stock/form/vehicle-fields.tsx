import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffStockChoices } from '#generated/client/types.gen.ts';
import { wholeAmount } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { SearchSelect } from '#shared/forms/search-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import styles from './form.module.css';
import { vehicleChecks } from './vehicle-checks.ts';
import { readChassis, type VehicleValues } from './vehicle-values.ts';

interface VehicleFieldsProps {
  form: UseFormReturn<VehicleValues>;
  choices: StaffStockChoices;
}

const optionOf = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });

/** Fields that identify the vehicle. */
export function VehicleFields({ form, choices }: VehicleFieldsProps) {
  const { t } = useTranslation('desk-stock');
  const { control, setValue, getValues } = form;
  const [isDecoded, setDecoded] = useState(false);
  const checks = vehicleChecks(t);
  const stockNo = useField({ control, name: 'stockNo', check: checks.stockNo });
  const chassis = useField({ control, name: 'chassisNumber', check: checks.chassis });
  const make = useField({ control, name: 'makeId', check: checks.chosen });
  const model = useField({ control, name: 'modelId', check: checks.chosen });
  const style = useField({ control, name: 'styleId', check: checks.chosen });
  const registered = useField({ control, name: 'registered', check: checks.month });
  const mileage = useField({ control, name: 'mileageKm', check: checks.amount(0, 2_000_000) });
  const colour = useField({ control, name: 'colourCode', check: checks.chosen });
  const handle = useField({ control, name: 'handle' });
  const yard = useField({ control, name: 'yardId', check: checks.chosen });

  const { styles: known } = choices;
  const chosen = known.find(({ code }) => code === style.value);
  const change = { shouldDirty: true, shouldValidate: true } as const;

  /** Decoding the number only fills empty fields. */
  function decode(): void {
    chassis.onBlur();
    const read = getValues('styleId') === '' ? readChassis(getValues('chassisNumber'), choices) : undefined;
    setDecoded(read !== undefined);
    if (!read) return;
    for (const name of ['makeId', 'modelId', 'styleId'] as const) {
      if (read[name] !== '') setValue(name, read[name], change);
    }
  }

  return (
    <div className={styles.fields}>
      <TextInput
        {...stockNo}
        label={t('stockNo')}
        hint={t('stockNoHint')}
        maxLength={40}
        autoComplete="off"
        kind="text"
      />
      <TextInput
        {...chassis}
        label={t('chassisNumber')}
        hint={isDecoded ? t('chassisDecoded') : t('chassisHint')}
        maxLength={25}
        autoComplete="off"
        isUppercase
        onBlur={decode}
      />
      <SearchSelect
        {...make}
        label={t('make')}
        placeholder={t('choose')}
        options={choices.makes.map(optionOf)}
        isRequired
        onChange={(value) => {
          make.onChange(value);
          setValue('modelId', '', { shouldDirty: true });
          setValue('styleId', '', { shouldDirty: true });
        }}
      />
      <SearchSelect
        {...model}
        label={t('model')}
        placeholder={t('choose')}
        options={choices.models.filter(({ makeId }) => makeId === make.value).map(optionOf)}
        isRequired
        isDisabled={make.value === ''}
        onChange={(value) => {
          model.onChange(value);
          setValue('styleId', '', { shouldDirty: true });
        }}
      />
      <SearchSelect
        {...style}
        label={t('style')}
        placeholder={t('choose')}
        {...(chosen && { hint: t('styleAbout', { about: chosen.about, from: chosen.from, to: chosen.to }) })}
        options={choices.styles
          .filter(({ modelId }) => modelId === model.value)
          .map(({ code, name, chassis: begins }) => ({ value: code, label: `${name} (${begins})` }))}
        isRequired
        isDisabled={model.value === ''}
      />
      <TextInput {...registered} label={t('registered')} placeholder="2018-03" autoComplete="off" isRequired />
      <AmountInput {...mileage} {...wholeAmount} isZeroKept label={t('mileageKm')} autoComplete="off" isRequired />
      <NativeSelect
        {...colour}
        label={t('colour')}
        prompt={t('choose')}
        choices={choices.colours.map(optionOf)}
        isRequired
      />
      <NativeSelect
        {...handle}
        label={t('handle')}
        choices={[
          { value: 'right', label: t('handle_right') },
          { value: 'left', label: t('handle_left') },
        ]}
        onChange={(value) => handle.onChange(value === 'left' ? 'left' : 'right')}
      />
      <NativeSelect {...yard} label={t('yard')} prompt={t('choose')} choices={choices.yards.map(optionOf)} isRequired />
    </div>
  );
}
