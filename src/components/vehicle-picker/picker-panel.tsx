import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MakeColumn } from './make-column.tsx';
import { ModelColumn } from './model-column.tsx';
import styles from './picker-panel.module.css';
import { StyleColumn } from './style-column.tsx';
import type { PickerLevel, VehicleChoice } from './vehicle-choice.ts';

interface PickerPanelProps {
  level: PickerLevel;
  /** What makes are narrowed by. */
  filter: string;
  value: VehicleChoice;
  onChoose: (choice: VehicleChoice) => void;
}

/** The lists side by side: makes, the models of the chosen make, the styles of the chosen model. */
export default function PickerPanel({ level, filter, value, onChoose }: PickerPanelProps) {
  const { t } = useTranslation('vehicles');
  const [draft, setDraft] = useState<VehicleChoice>({ ...value });
  /** Whether the last list was opened by a choice made here; then the focus follows into it. */
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
      {level > 1 && !make && <p className={styles.hint}>{t('pickerHint')}</p>}
    </div>
  );
}
