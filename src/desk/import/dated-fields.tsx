import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DayInput } from '../parts/day-input.tsx';
import { bases, isAddress, sourceKinds } from './dated-values.ts';
import styles from './import.module.css';
import type { VersionTexts } from './version-texts.ts';

const longestTitle = 160;
const longestAddress = 500;

interface DatedFieldsProps {
  control: Control<VersionTexts>;
}

export function DaysFields({ control }: DatedFieldsProps) {
  const { t } = useTranslation('desk-import');
  const from = useField({ control, name: 'dated.from', check: (day) => (day === '' ? t('unfit_day') : undefined) });
  const until = useField({ control, name: 'dated.until' });
  const basis = useField({ control, name: 'dated.basis' });
  return (
    <div className={styles.row}>
      <DayInput {...from} label={t('field_from')} isRequired />
      <DayInput {...until} label={t('field_until')} hint={t('untilHint')} />
      <NativeSelect
        {...basis}
        label={t('field_basis')}
        choices={bases.map((one) => ({ value: one, label: t(`basis_${one}`) }))}
      />
    </div>
  );
}

export function SourceFields({ control }: DatedFieldsProps) {
  const { t } = useTranslation('desk-import');
  const title = useField({
    control,
    name: 'dated.title',
    check: (text) => (text.trim() === '' || text.length > longestTitle ? t('unfit_title') : undefined),
  });
  const url = useField({
    control,
    name: 'dated.url',
    check: (text) => (isAddress(text) && text.length <= longestAddress ? undefined : t('unfit_url')),
  });
  const kind = useField({ control, name: 'dated.kind' });
  return (
    <div className={styles.row}>
      <TextInput {...title} label={t('field_title')} maxLength={longestTitle} autoComplete="off" isRequired />
      <TextInput {...url} label={t('field_url')} maxLength={longestAddress} autoComplete="off" isRequired />
      <NativeSelect
        {...kind}
        label={t('field_kind')}
        choices={sourceKinds.map((one) => ({ value: one, label: t(`kind_${one}`) }))}
      />
    </div>
  );
}
