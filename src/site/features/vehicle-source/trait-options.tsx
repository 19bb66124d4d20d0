import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { TraitCounts } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { listTraits } from '#screens/list-traits.ts';
import type { ListState, TraitWithOptions } from './filters-from-search.ts';
import { inPlace, linkToFilter } from './list-links.ts';
import { OptionList } from './option-list.tsx';
import styles from './trait-panel.module.css';
import { useTraitTexts } from './trait-texts.ts';

interface TraitOptionsProps {
  trait: TraitWithOptions;
  state: ListState;
  counts: TraitCounts | undefined;
}

/** The options of one trait. */
export function TraitOptions({ trait, state, counts }: TraitOptionsProps) {
  const words = useTraitTexts();
  return (
    <OptionList
      options={listTraits[trait].map((value) => ({ value, label: words.value(trait, value) }))}
      chosen={state.filters[trait]}
      counts={counts}
      linkTo={(value) => linkToFilter(state, trait, value)}
    />
  );
}

interface YearRangeProps {
  state: ListState;
  counts: TraitCounts | undefined;
}

/** The first and the last year. Each offers only years that keep the range valid, with the number of vehicles. */
export function YearRange({ state, counts: known }: YearRangeProps) {
  const { t } = useTranslation('panels');
  const { yearFrom, yearTo } = state.filters;
  const counts = known ?? [];
  const within = (first = '', last = '9999') =>
    counts.reduce((sum, { value, count }) => (value >= first && value <= last ? sum + count : sum), 0);
  const years = yearsOf(counts, [yearFrom, yearTo]);
  return (
    <div className={styles.years}>
      <YearSelect
        label={t('yearFrom')}
        filter="yearFrom"
        state={state}
        options={years
          .filter((year) => yearTo === undefined || year <= yearTo)
          .map((year) => ({ year, count: within(year, yearTo) }))}
      />
      <YearSelect
        label={t('yearTo')}
        filter="yearTo"
        state={state}
        options={years
          .filter((year) => yearFrom === undefined || year >= yearFrom)
          .map((year) => ({ year, count: within(yearFrom, year) }))}
      />
    </div>
  );
}

/** The years between the first and the last that exist or are selected; the newest first. */
function yearsOf(counts: TraitCounts, chosen: readonly (string | undefined)[]): string[] {
  const known = [...counts.map(({ value }) => value), ...chosen].flatMap((year) => (year ? [Number(year)] : []));
  if (known.length === 0) return [];
  const last = Math.max(...known);
  return Array.from({ length: last - Math.min(...known) + 1 }, (_, place) => String(last - place));
}

interface YearSelectProps {
  label: string;
  filter: 'yearFrom' | 'yearTo';
  state: ListState;
  options: readonly { year: string; count: number }[];
}

function YearSelect({ label, filter, state, options }: YearSelectProps) {
  const { t } = useTranslation('panels');
  const formats = useFormats();
  const navigate = useNavigate();
  const id = useId();
  return (
    <div className={styles.year}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <NativeSelect
        id={id}
        value={state.filters[filter] ?? ''}
        input={<OutlinedInput className={styles.select ?? ''} />}
        IconComponent={ChevronDown}
        onChange={({ target }) =>
          void navigate(linkToFilter(state, filter, target.value || undefined), { state: inPlace })
        }
      >
        <option value="">{t('anyYear')}</option>
        {options.map(({ year, count }) => (
          <option key={year} value={year}>
            {count > 0 ? t('yearCount', { year, shown: formats.number(count) }) : year}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
