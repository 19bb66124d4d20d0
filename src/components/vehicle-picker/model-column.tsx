import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Model } from '../../../generated/client/types.gen.ts';
import { queries } from '../../api/api.ts';
import { PickerColumn } from './picker-column.tsx';
import { PickerOption } from './picker-option.tsx';
import { withAllFirst, type VehicleChoice } from './vehicle-choice.ts';

interface ModelColumnProps {
  make: NonNullable<VehicleChoice['make']>;
  chosen: string | undefined;
  takesFocus: boolean;
  onBack: () => void;
  /** Nothing stands for all of them. */
  onChoose: (model: Model | undefined) => void;
}

export function ModelColumn({ make, chosen, takesFocus, onBack, onChoose }: ModelColumnProps) {
  const { t } = useTranslation('vehicles');
  const { data, status, refetch } = useQuery(queries.listModelsOptions({ body: { makeId: make.makeId } }));
  return (
    <PickerColumn
      title={make.name}
      state={status}
      takesFocus={takesFocus}
      onBack={onBack}
      onRetry={() => void refetch()}
    >
      {withAllFirst(data ?? []).map((item) =>
        'modelId' in item ? (
          <PickerOption
            key={item.modelId}
            isChosen={item.modelId === chosen}
            isStop={item.modelId === chosen}
            onChoose={() => onChoose(item)}
          >
            {item.name}
          </PickerOption>
        ) : (
          <PickerOption key="all" isChosen={false} isStop={chosen === undefined} onChoose={() => onChoose(undefined)}>
            {t('pickerAll')}
          </PickerOption>
        ),
      )}
    </PickerColumn>
  );
}
