import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import type { CarValues } from './car-question.ts';

interface ModelFieldsProps {
  values: CarValues;
  onChange: (change: Partial<CarValues>) => void;
}

/** The car's make and model if it is in the catalogue, since a list price may be known. */
export function ModelFields({ values: { make, model, style }, onChange }: ModelFieldsProps) {
  const { t } = useTranslation(['calculator', 'vehicles']);
  const makes = useQuery(queries.listMakesOptions());
  const models = useQuery({ ...queries.listModelsOptions({ body: { makeId: make } }), enabled: make !== '' });
  const styles = useQuery({ ...queries.listStylesOptions({ body: { modelId: model } }), enabled: model !== '' });
  // The popular makes are also among the others.
  const named = new Map(makes.data?.makeList.flatMap(({ list }) => list).map((one) => [one.makeId, one.name]));
  const anyOf = { value: '', label: t('notKnown') };
  return (
    <>
      <NativeSelect
        name="make"
        label={t('vehicles:filterMake')}
        value={make}
        choices={[
          anyOf,
          ...[...named]
            .map(([value, label]) => ({ value, label }))
            .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
        ]}
        onChange={(value) => onChange({ make: value, model: '', style: '' })}
      />
      <NativeSelect
        name="model"
        label={t('vehicles:filterModel')}
        value={model}
        isDisabled={make === ''}
        choices={[anyOf, ...(models.data ?? []).map(({ modelId, name }) => ({ value: modelId, label: name }))]}
        onChange={(value) => onChange({ model: value, style: '' })}
      />
      <NativeSelect
        name="style"
        label={t('style')}
        value={style}
        isDisabled={model === ''}
        choices={[anyOf, ...(styles.data ?? []).map(({ styleName }) => ({ value: styleName, label: styleName }))]}
        onChange={(value) => {
          const chosen = styles.data?.find(({ styleName }) => styleName === value);
          onChange({
            style: value,
            ...(chosen?.fuel && { fuel: chosen.fuel, engine: String(chosen.displacementCc ?? '') }),
          });
        }}
      />
    </>
  );
}
