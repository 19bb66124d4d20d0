import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import styles from './import.module.css';
import { fuels } from './rate-values.ts';
import { ages, conditions, inspections, kinds, sides } from './rule-values.ts';
import type { VersionTexts } from './version-texts.ts';

interface RuleFieldsProps {
  control: Control<VersionTexts>;
}

export function RuleFields({ control }: RuleFieldsProps) {
  const { t } = useTranslation('desk-import');
  const age = useField({ control, name: 'rule.age' });
  const steering = useField({ control, name: 'rule.steering' });
  const inspection = useField({ control, name: 'rule.inspection' });
  return (
    <>
      <div className={styles.row}>
        <NativeSelect
          {...age}
          label={t('field_age')}
          choices={ages.map((one) => ({ value: one, label: t(`age_${one}`) }))}
        />
        <NativeSelect
          {...steering}
          label={t('field_steering')}
          choices={sides.map((one) => ({ value: one, label: t(`steering_${one}`) }))}
        />
        <NativeSelect
          {...inspection}
          label={t('field_inspection')}
          choices={inspections.map((one) => ({ value: one, label: t(`inspection_${one}`) }))}
        />
      </div>
      {age.value === 'limit' && <LimitFields control={control} />}
      <fieldset className={styles.band}>
        <legend>{t('field_fuels')}</legend>
        <div className={styles.fuels}>
          {fuels.map((fuel) => (
            <Tick key={fuel} control={control} name={`rule.fuels.${fuel}`} label={t(`fuel_${fuel}`)} />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.band}>
        <legend>{t('field_askFor')}</legend>
        <div className={styles.fuels}>
          {kinds.map((kind) => (
            <Tick key={kind} control={control} name={`rule.askFor.${kind}`} label={t(`kindOf_${kind}`)} />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.band}>
        <legend>{t('field_conditions')}</legend>
        <div className={styles.fuels}>
          {conditions.map((one) => (
            <Tick key={one} control={control} name={`rule.conditions.${one}`} label={t(`condition_${one}`)} />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function LimitFields({ control }: RuleFieldsProps) {
  const { t } = useTranslation('desk-import');
  const limit = useField({ control, name: 'rule.limit' });
  const years = useField({
    control,
    name: 'rule.years',
    check: (text) => (/^([0-9]|[1-5][0-9]|60)$/.test(text) ? undefined : t('unfit_years')),
  });
  const counts = useField({ control, name: 'rule.counts' });
  const by = useField({ control, name: 'rule.by' });
  return (
    <div className={styles.row}>
      <NativeSelect
        {...limit}
        label={t('field_limit')}
        choices={(['atMost', 'lessThan'] as const).map((one) => ({ value: one, label: t(`limit_${one}`) }))}
      />
      <TextInput {...years} label={t('field_years')} kind="number" maxLength={2} autoComplete="off" isRequired />
      <NativeSelect
        {...counts}
        label={t('field_ageCounts')}
        choices={(['registration', 'manufacture'] as const).map((one) => ({
          value: one,
          label: t(`ageCounts_${one}`),
        }))}
      />
      <NativeSelect
        {...by}
        label={t('field_by')}
        choices={(['calendarYears', 'months'] as const).map((one) => ({ value: one, label: t(`by_${one}`) }))}
      />
    </div>
  );
}

type TickName =
  | `rule.fuels.${(typeof fuels)[number]}`
  | `rule.askFor.${(typeof kinds)[number]}`
  | `rule.conditions.${(typeof conditions)[number]}`;

function Tick({ control, name, label }: RuleFieldsProps & { name: TickName; label: string }) {
  return <CheckBox {...useField({ control, name })} label={label} />;
}
