import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Model, Style } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { MakeColumn } from './make-column.tsx';
import { PickerColumn, PickerOption } from './picker-column.tsx';
import styles from './picker-panel.module.css';
import { withAllFirst, type PickerLevel, type VehicleChoice } from './vehicle-choice.ts';

interface PickerPanelProps {
  level: PickerLevel;
  /** The text that filters the makes. */
  filter: string;
  value: VehicleChoice;
  onChoose: (choice: VehicleChoice) => void;
}

/** The lists side by side: makes, the models of the chosen make, the styles of the chosen model. */
export default function PickerPanel({ level, filter, value, onChoose }: PickerPanelProps) {
  const { t } = useTranslation(['vehicles', 'panels']);
  const [draft, setDraft] = useState<VehicleChoice>({ ...value });
  /** Whether a choice in this panel opened the last list. If so, the focus moves into it. */
  const [isFollowed, setIsFollowed] = useState(false);
  const { make, model } = draft;

  function goOn(choice: VehicleChoice, isComplete: boolean): void {
    if (isComplete) {
      onChoose(choice);
      return;
    }
    setIsFollowed(true);
    setDraft(choice);
  }

  return (
    <div className={styles.columns} data-level={level}>
      <MakeColumn filter={filter} chosen={make?.makeId} onChoose={(chosen) => goOn({ make: chosen }, level === 1)} />
      {level > 1 && make && (
        <ModelColumn
          key={make.makeId}
          make={make}
          chosen={model?.modelId}
          takesFocus={isFollowed}
          onBack={() => setDraft({})}
          onChoose={(chosen) => goOn(chosen ? { make, model: chosen } : { make }, level === 2 || !chosen)}
        />
      )}
      {level > 2 && make && model && (
        <StyleColumn
          key={model.modelId}
          model={model}
          takesFocus={isFollowed}
          onBack={() => setDraft({ make })}
          onChoose={(style) => onChoose(style ? { make, model, style } : { make, model })}
        />
      )}
      {level > 1 && !make && <p className={styles.hint}>{t('panels:pickerHint')}</p>}
    </div>
  );
}

interface ModelColumnProps {
  make: NonNullable<VehicleChoice['make']>;
  chosen: string | undefined;
  takesFocus: boolean;
  onBack: () => void;
  /** Undefined means all of them. */
  onChoose: (model: Model | undefined) => void;
}

function ModelColumn({ make, chosen, takesFocus, onBack, onChoose }: ModelColumnProps) {
  const { t } = useTranslation(['vehicles', 'panels']);
  const { data, status, refetch } = queries.useListModelsQuery({ body: { makeId: make.makeId } });
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
            {t('panels:pickerAll')}
          </PickerOption>
        ),
      )}
    </PickerColumn>
  );
}

interface StyleColumnProps {
  model: NonNullable<VehicleChoice['model']>;
  takesFocus: boolean;
  onBack: () => void;
  /** Undefined means all of them. */
  onChoose: (style: Style | undefined) => void;
}

function StyleColumn({ model, takesFocus, onBack, onChoose }: StyleColumnProps) {
  const { t } = useTranslation(['vehicles', 'panels']);
  const { data, status, refetch } = queries.useListStylesQuery({ body: { modelId: model.modelId } });
  return (
    <PickerColumn
      title={model.name}
      state={status}
      takesFocus={takesFocus}
      onBack={onBack}
      onRetry={() => void refetch()}
    >
      <PickerOption isChosen={false} isStop onChoose={() => onChoose(undefined)}>
        {t('panels:pickerAll')}
      </PickerOption>
      {(data ?? []).map((style) => (
        <PickerOption key={style.styleName} isChosen={false} isStop={false} onChoose={() => onChoose(style)}>
          {style.styleName}
        </PickerOption>
      ))}
    </PickerColumn>
  );
}
