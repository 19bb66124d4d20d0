// The elements `select` and `option` cannot complete the text of a field.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { suggestionsFor } from './suggestions-for.ts';
import styles from './search-suggestions.module.css';

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onChoose: (keyword: string) => void;
}

/** Completions of the typed words. Arrow keys or the mouse choose one; Escape closes the list and keeps the text. */
export function SearchSuggestions({ input, typed, onChoose }: SearchSuggestionsProps) {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  const id = useId();
  const { data: terms = [] } = useQuery({ ...queries.listSearchTermsOptions(), staleTime: Infinity, retry: false });
  const [dismissed, setDismissed] = useState<string>();
  const [place, setPlace] = useState<{ of: string; active: number }>({ of: typed, active: -1 });
  const suggestions = dismissed === typed ? [] : suggestionsFor(typed, terms);
  // A change of the text starts from the field again.
  const active = place.of === typed ? Math.min(place.active, suggestions.length - 1) : -1;
  const isOpen = suggestions.length > 0;
  const optionId = (option: number) => `${id}-${option}`;

  const activeId = active >= 0 ? optionId(active) : undefined;
  // Set here and not by the field, whose code every page loads.
  useEffect(() => {
    const field = input.current;
    if (!field || !isOpen) return undefined;
    field.setAttribute('aria-expanded', 'true');
    field.setAttribute('aria-controls', id);
    if (activeId !== undefined) field.setAttribute('aria-activedescendant', activeId);
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [input, id, isOpen, activeId]);

  function choose(keyword: string): void {
    setDismissed(keyword);
    onChoose(keyword);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const count = suggestions.length + 1;
      setPlace({ of: typed, active: ((active + 1 + step + count) % count) - 1 });
      event.preventDefault();
    } else if (event.key === 'Enter' && chosen) {
      choose(chosen.keyword);
      event.preventDefault();
    } else if (event.key === 'Enter' || event.key === 'Escape') setDismissed(typed);
  });
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('keydown', press);
    return () => field?.removeEventListener('keydown', press);
  }, [input]);

  if (!isOpen) return null;
  return (
    <Paper className={styles.list ?? ''} elevation={4}>
      <MenuList role="listbox" id={id} aria-label={t('searchLabel')} disablePadding>
        {suggestions.map(({ keyword, total }, option) => (
          <MenuItem
            key={keyword}
            id={optionId(option)}
            role="option"
            tabIndex={-1}
            selected={option === active}
            aria-selected={option === active}
            className={styles.option ?? ''}
            // The focus stays in the field, whose keys choose an option.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(keyword)}
          >
            <span className={styles.keyword}>{keyword}</span>
            {total > 0 && <span className={`${styles.total} figures`}>{formats.number(total)}</span>}
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}
