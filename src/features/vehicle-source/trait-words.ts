import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/feature-texts.ts';
import { type FilterKey, filterKeys, nine, type TraitKey, type TraitWithOptions } from './filters-from-search.ts';

/** The traits with options, in the order in which they are shown. */
export const traitsInOrder: readonly TraitWithOptions[] = ['gearbox', 'fuel', 'drive', 'steering', 'grade', 'colour'];

export function isTrait(key: FilterKey): key is TraitKey {
  return filterKeys.indexOf(key) >= nine;
}

/** What traits and their options are called. These words are no part of a list that is not narrowed by them. */
export function useTraitWords({ areNeeded } = { areNeeded: true }) {
  const { t, i18n } = useTranslation('panels');
  const [, setLoaded] = useState(false);
  const areMissing = areNeeded && !i18n.hasResourceBundle(i18n.language, 'panels');
  useEffect(() => {
    if (!areMissing) return;
    // Without them a filter is called as in the address.
    void loadTexts('panels').then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [areMissing]);
  return {
    years: t('year'),
    name: (trait: TraitKey) => t(trait),
    value(trait: TraitKey, value: string): string {
      if (trait === 'yearFrom' || trait === 'yearTo') return value;
      if (trait === 'grade') return t('gradeLeast', { grade: value });
      if (trait === 'drive') return t(value === '4WD' ? 'fourWheels' : 'twoWheels');
      return t(value as 'automatic');
    },
  };
}
