import { useFormats } from '#shared/i18n/use-formats.ts';
import { type FilterKey, filterKeys, landedKeys, type LandedKey, nine, type TraitKey } from './filters-from-search.ts';
import { usePanelTexts } from './panel-texts.ts';

/** Whether a filter is one of those under `More`. */
export function isTrait(key: FilterKey): key is TraitKey | LandedKey {
  return filterKeys.indexOf(key) >= nine;
}

function isLanded(key: FilterKey): key is LandedKey {
  return landedKeys.some((one) => one === key);
}

/** The names of traits and their options. They are not part of a list without these filters. */
export function useTraitTexts({ areNeeded } = { areNeeded: true }) {
  const { t } = usePanelTexts({ areNeeded });
  const formats = useFormats();
  return {
    years: t('year'),
    name: (trait: TraitKey | LandedKey) => t(isLanded(trait) ? 'landed' : trait),
    value(trait: TraitKey | LandedKey, value: string): string {
      if (isLanded(trait)) return t(trait, { amount: formats.shillings(Number(value)) });
      if (trait === 'yearFrom' || trait === 'yearTo') return value;
      if (trait === 'grade') return t('gradeLeast', { grade: value });
      if (trait === 'drive') return t(value === '4WD' ? 'fourWheels' : 'twoWheels');
      return t(value as 'automatic');
    },
  };
}
