import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listSorts, type ListSort, type ListState } from './filters-from-search.ts';
import { inPlace, linkToFilters } from './list-links.ts';
import styles from './sort-select.module.css';

const names = {
  newest: 'sortNewest',
  priceAscending: 'sortPriceAscending',
  priceDescending: 'sortPriceDescending',
  yearNewest: 'sortYearNewest',
  mileageLowest: 'sortMileageLowest',
} as const satisfies Record<ListSort, string>;

export function SortSelect({ state }: { state: ListState }) {
  const { t } = useTranslation('vehicles');
  const navigate = useNavigate();
  const id = useId();

  function sortBy(sort: ListSort | undefined): void {
    if (!sort) return;
    void navigate(linkToFilters(state.filters, { ...state, sort }), { state: inPlace });
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
        {listSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(names[sort])}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
