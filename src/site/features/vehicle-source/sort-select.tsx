import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useIsHydrated } from '#site/page-state/hydration.ts';
import { isLandedSort, listSorts, type ListSort, type ListState } from './filters-from-search.ts';
import { inPlace, linkToFilters } from './list-links.ts';
import { usePanelTexts } from './panel-texts.ts';
import styles from './sort-select.module.css';
import { useIsLandedKnown } from './use-vehicle-list.ts';

const landedNames = {
  landedAscending: 'sortLandedAscending',
  landedDescending: 'sortLandedDescending',
} as const;

const names = {
  newest: 'sortNewest',
  priceAscending: 'sortPriceAscending',
  priceDescending: 'sortPriceDescending',
  yearNewest: 'sortYearNewest',
  mileageLowest: 'sortMileageLowest',
} as const satisfies Record<Exclude<ListSort, keyof typeof landedNames>, string>;

/** `next` is the list that is sorted: with the typed keyword. */
export function SortSelect({ state, next }: { state: ListState; next: ListState }) {
  const { t } = useTranslation('vehicles');
  const navigate = useNavigate();
  const id = useId();
  const isLandedKnown = useIsLandedKnown(state);
  const { t: inPanels, areLoaded } = usePanelTexts({ areNeeded: isLandedKnown });
  // Hydration must match the server's rendering, and the texts of these load later.
  const isLandedOffered = useIsHydrated() && isLandedKnown && areLoaded;
  const offered = listSorts.filter((sort) => isLandedOffered || !isLandedSort(sort) || sort === state.sort);

  function sortBy(sort: ListSort | undefined): void {
    if (!sort) return;
    void navigate(linkToFilters(next.filters, { ...next, sort }), { state: inPlace });
  }

  return (
    <div className={styles.sort}>
      <label htmlFor={id} className={styles.label}>
        {t('sortBy')}
      </label>
      <NativeSelect
        id={id}
        value={state.sort}
        input={<OutlinedInput className={styles.select ?? ''} />}
        IconComponent={ChevronDown}
        onChange={({ target }) => sortBy(listSorts.find((sort) => sort === target.value))}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {isLandedSort(sort) ? inPanels(landedNames[sort]) : t(names[sort])}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
