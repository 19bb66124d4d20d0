import { useFieldArray, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './import.module.css';
import { bandAmount, fuels, isCount, isFigure, mostOfBand, newBand, units } from './rate-values.ts';
import type { VersionTexts } from './version-texts.ts';

const most = 20;

/** Bands of a charge. The first match applies to a vehicle. */
export function BandsFields({ control, currency }: { control: Control<VersionTexts>; currency: string }) {
  const { t } = useTranslation('desk-import');
  const { fields, insert, remove } = useFieldArray({ control, name: 'rate.bands' });
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className={styles.band}>
          <legend>{place === fields.length - 1 ? t('lastBand') : t('bandOf', { number: place + 1 })}</legend>
          {place < fields.length - 1 && <Limits control={control} place={place} />}
          <Figures control={control} place={place} currency={currency} />
          {place < fields.length - 1 && (
            <Button size="small" variant="text" color="error" onClick={() => remove(place)}>
              {t('removeBand')}
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length < most && (
        <Button size="small" variant="outlined" onClick={() => insert(fields.length - 1, newBand)}>
          {t('addBand')}
        </Button>
      )}
    </>
  );
}

interface BandProps {
  control: Control<VersionTexts>;
  place: number;
}

function Limits({ control, place }: BandProps) {
  const { t } = useTranslation('desk-import');
  const formats = useDeskFormats();
  const check = (limit: number) => (text: string) =>
    isCount(text, limit) ? undefined : t('unfit_count', { most: formats.count(limit) });
  const checkCc = check(mostOfBand.cc);
  const aboveCc = useField({ control, name: `rate.bands.${place}.aboveCc`, check: checkCc });
  const atMostCc = useField({ control, name: `rate.bands.${place}.atMostCc`, check: checkCc });
  const aboveMonths = useField({
    control,
    name: `rate.bands.${place}.aboveMonths`,
    check: check(mostOfBand.months),
  });
  const standsIn = useField({ control, name: `rate.bands.${place}.standsIn` });
  return (
    <>
      <div className={styles.fuels}>
        {fuels.map((fuel) => (
          <Fuel key={fuel} control={control} place={place} fuel={fuel} />
        ))}
      </div>
      <div className={styles.row}>
        <TextInput {...aboveCc} label={t('field_aboveCc')} kind="number" autoComplete="off" />
        <TextInput {...atMostCc} label={t('field_atMostCc')} kind="number" autoComplete="off" />
        <TextInput {...aboveMonths} label={t('field_aboveMonths')} kind="number" autoComplete="off" />
        <NativeSelect
          {...standsIn}
          label={t('field_standsIn')}
          choices={['', 'JP', 'CN'].map((one) => ({
            value: one,
            label: t(one === '' ? 'anywhere' : `from_${one as 'JP'}`),
          }))}
        />
      </div>
    </>
  );
}

function Fuel({ control, place, fuel }: BandProps & { fuel: (typeof fuels)[number] }) {
  const { t } = useTranslation('desk-import');
  const field = useField({ control, name: `rate.bands.${place}.fuels.${fuel}` });
  return <CheckBox {...field} label={t(`fuel_${fuel}`)} />;
}

function Figures({ control, place, currency }: BandProps & { currency: string }) {
  const { t } = useTranslation('desk-import');
  const unit = useField({ control, name: `rate.bands.${place}.unit` });
  const check = (text: string) => (isFigure(text) ? undefined : t('unfit_figure'));
  const least = useField({ control, name: `rate.bands.${place}.least`, check });
  const highest = useField({
    control,
    name: `rate.bands.${place}.most`,
    check: (text) => (text === '' ? undefined : check(text)),
  });
  return (
    <div className={styles.row}>
      <NativeSelect
        {...unit}
        label={t('field_unit')}
        choices={units.map((one) => ({ value: one, label: t(`unit_${one}`, { currency }) }))}
      />
      <AmountInput {...least} {...bandAmount} isZeroKept label={t('field_least')} autoComplete="off" isRequired />
      <AmountInput
        {...highest}
        {...bandAmount}
        isZeroKept
        label={t('field_most')}
        hint={t('mostHint')}
        autoComplete="off"
      />
    </div>
  );
}
