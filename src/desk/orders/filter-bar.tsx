import Chip from '@mui/material/Chip';
import { writeStatusList } from '#states/order-state.ts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { DayInput } from '../parts/day-input.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import type { OrderFilters } from './order-filters.ts';
import styles from './orders.module.css';

/** Destination countries by code, the most frequent first. A test compares them with the server. */
export const destinations = [
  'KE',
  'TZ',
  'UG',
  'RW',
  'ZM',
  'CD',
  'MW',
  'MZ',
  'ZW',
  'BI',
  'SS',
  'ET',
  'BW',
  'NA',
  'GH',
  'JM',
  'AE',
  'PK',
] as const;

/** Frequent filters, one click each. */
const views = [
  ['all', ''],
  ['toCheck', writeStatusList('depositInReview', 'balanceInReview')],
  ['deposit', writeStatusList('awaitingDeposit')],
  ['preparing', writeStatusList('preparing')],
  ['atSea', writeStatusList('shipped', 'awaitingBalance', 'inTransit')],
  ['completed', writeStatusList('completed')],
  ['cancelled', writeStatusList('cancelled')],
] as const;

interface FilterBarProps {
  filters: OrderFilters;
  onChange: (part: Partial<OrderFilters>) => void;
}

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('desk-orders');
  const formats = useDeskFormats();
  const { search, country, from, to } = filters;
  const countries = destinations.map((code) => ({ value: code, label: formats.country(code) }));
  return (
    <search className={styles.filters}>
      <ul className={styles.views} aria-label={t('views')}>
        {views.map(([name, statuses]) => {
          const isChosen = filters.statuses === statuses;
          return (
            <li key={name}>
              <Chip
                clickable
                variant="outlined"
                className={isChosen ? (styles.chosen ?? '') : ''}
                label={t(`view_${name}`)}
                aria-pressed={isChosen}
                onClick={() => onChange({ statuses })}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.fields}>
        <SearchField search={search} onSearch={(next) => onChange({ search: next })} />
        <NativeSelect
          label={t('country')}
          value={country}
          choices={[{ value: '', label: t('everyCountry') }, ...countries]}
          onChange={(next) => onChange({ country: next })}
        />
        <DayInput label={t('createdFrom')} value={from} onChange={(next) => onChange({ from: next })} />
        <DayInput label={t('createdTo')} value={to} onChange={(next) => onChange({ to: next })} />
        <Button
          variant="text"
          disabled={[search, country, from, to, filters.statuses].every((value) => value === '')}
          onClick={() => onChange({ search: '', country: '', from: '', to: '', statuses: '' })}
        >
          {t('clearFilters')}
        </Button>
      </div>
    </search>
  );
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('desk-orders');
  const [typed, setTyped] = useState(search);
  const [last, setLast] = useState(search);
  // Sync the field when the URL changes, for example after Back.
  if (search !== last) {
    setLast(search);
    setTyped(search);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    onSearch(typed.trim().slice(0, 60));
  }

  return (
    <form onSubmit={send}>
      <TextInput
        label={t('search')}
        placeholder={t('searchHint')}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={setTyped}
        onBlur={() => typed.trim() !== search && onSearch(typed.trim().slice(0, 60))}
      />
    </form>
  );
}
