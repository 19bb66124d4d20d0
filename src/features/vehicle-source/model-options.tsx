import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/api.ts';
import { withAllFirst } from '../../components/vehicle-picker/vehicle-choice.ts';
import type { ListState } from './filters-from-search.ts';
import { LateOptions } from './late-options.tsx';
import { linkToFilter } from './list-links.ts';
import { OptionList } from './option-list.tsx';

/** Stands for all models; no model has it, as an id is never empty. */
const allModels = '';

export function ModelOptions({ state, makeId }: { state: ListState; makeId: string }) {
  const { t } = useTranslation('vehicles');
  const query = useQuery(queries.listModelsOptions({ body: { makeId } }));
  if (!query.data) return <LateOptions query={query} />;
  const options = withAllFirst(query.data).map((item) =>
    'modelId' in item ? { value: item.modelId, label: item.name } : { value: allModels, label: t('allModels') },
  );
  return (
    <OptionList
      options={options}
      chosen={state.filters.model ?? allModels}
      counts={undefined}
      linkTo={(value) => linkToFilter(state, 'model', value || undefined)}
    />
  );
}
