import Chip from '@mui/material/Chip';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffStockChoice } from '#generated/client/types.gen.ts';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { type StockFilters, stockStates } from './stock-filters.ts';
import styles from './stock.module.css';

interface StockFilterBarProps {
  filters: StockFilters;
  makes: readonly StaffStockChoice[];
  onChange: (part: Partial<StockFilters>) => void;
}

export function StockFilterBar({ filters, makes, onChange }: StockFilterBarProps) {
  const { t } = useTranslation('desk-stock');
  const { search, makeId, state } = filters;
  return (
    <search className={styles.filters}>
      <ul className={styles.views} aria-label={t('states')}>
        {(['', ...stockStates] as const).map((one) => (
          <li key={one}>
            <Chip
              clickable
              variant="outlined"
              className={state === one ? (styles.chosen ?? '') : ''}
              label={one === '' ? t('state_all') : t(`state_${one}`)}
              aria-pressed={state === one}
              onClick={() => onChange({ state: one })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.fields}>
        <SearchField key={search} search={search} onSearch={(next) => onChange({ search: next })} />
        <NativeSelect
          label={t('make')}
          value={makeId}
          choices={[
            { value: '', label: t('everyMake') },
            ...makes.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(next) => onChange({ makeId: next })}
        />
        <Button
          variant="text"
          disabled={[search, makeId, state].every((value) => value === '')}
          onClick={() => onChange({ search: '', makeId: '', state: '' })}
        >
          {t('clearFilters')}
        </Button>
      </div>
    </search>
  );
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('desk-stock');
  const [typed, setTyped] = useState(search);
  const send = () => typed.trim() !== search && onSearch(typed.trim().slice(0, 60));

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        label={t('search')}
        placeholder={t('searchHint')}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={setTyped}
        onBlur={send}
      />
    </form>
  );
}
