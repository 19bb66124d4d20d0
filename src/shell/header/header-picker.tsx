import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { noChoice, type VehicleChoice } from '../../components/vehicle-picker/vehicle-choice.ts';
import { VehiclePicker } from '../../components/vehicle-picker/vehicle-picker.tsx';
import { paths } from '../../routing/paths.ts';

/** Leads to the vehicles of a make, a model or a style. The list knows no styles, so that one goes as a keyword. */
export function HeaderPicker() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const filtered = new URLSearchParams(useLocation().search).get('make');
  const [choice, setChoice] = useState(noChoice);
  // A choice that the reader has since gone on from is none any more.
  const current = choice.make?.makeId === filtered ? choice : noChoice;

  function choose(next: VehicleChoice): void {
    setChoice(next);
    const { make, model, style } = next;
    if (make) {
      void navigate(paths.vehicles({ make: make.makeId, model: model?.modelId, keyword: style?.styleName }));
    }
  }

  return <VehiclePicker level={3} label={t('pickerLabel')} value={current} onChoose={choose} />;
}
