import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Style } from '../../../generated/client/types.gen.ts';
import { queries } from '../../api/api.ts';
import { PickerColumn } from './picker-column.tsx';
import { PickerOption } from './picker-option.tsx';
import type { VehicleChoice } from './vehicle-choice.ts';

interface StyleColumnProps {
  model: NonNullable<VehicleChoice['model']>;
  takesFocus: boolean;
  onBack: () => void;
  /** Nothing stands for all of them. */
  onChoose: (style: Style | undefined) => void;
}

export function StyleColumn({ model, takesFocus, onBack, onChoose }: StyleColumnProps) {
  const { t } = useTranslation('vehicles');
  const { data, status, refetch } = useQuery(queries.listStylesOptions({ body: { modelId: model.modelId } }));
  return (
    <PickerColumn
      title={model.name}
      state={status}
      takesFocus={takesFocus}
      onBack={onBack}
      onRetry={() => void refetch()}
    >
      <PickerOption isChosen={false} isStop onChoose={() => onChoose(undefined)}>
        {t('pickerAll')}
      </PickerOption>
      {(data ?? []).map((style) => (
        <PickerOption key={style.styleName} isChosen={false} isStop={false} onChoose={() => onChoose(style)}>
          {style.styleName}
        </PickerOption>
      ))}
    </PickerColumn>
  );
}
