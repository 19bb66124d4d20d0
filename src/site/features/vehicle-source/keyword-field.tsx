import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate, useSearchParams } from 'react-router';
import { longestKeyword, paths } from '#shared/routing/paths.ts';
import { tidyKeyword, withFilter, type ListState } from './filters-from-search.ts';
import styles from './keyword-field.module.css';
import { inPlace, linkToFilter, linkToFilters } from './list-links.ts';

export interface TypedKeyword {
  text: string;
  type: (text: string) => void;
  /** By how many characters it is too long; not positive for one that fits. */
  over: number;
  input: RefObject<HTMLInputElement | null>;
  /** The list with the typed keyword, or the current one if it is unchanged or too long. Filters followed from it apply both. */
  next: ListState;
  /** Applies a changed keyword. Returns false, with the field focused, if it is too long. */
  apply: () => boolean;
}

/** The keyword in the field, which may not be applied yet. */
export function useTypedKeyword(state: ListState): TypedKeyword {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // A keyword that is too long does not filter the list, but stays in the field.
  const keyword = state.filters.keyword ?? tidyKeyword(address.get('keyword') ?? '');
  const [text, setText] = useState(keyword);
  const [searched, setSearched] = useState(keyword);
  // A new keyword in the address updates the field without moving the focus.
  if (searched !== keyword) {
    setSearched(keyword);
    setText(keyword);
  }
  const wanted = tidyKeyword(text);
  const over = wanted.length - longestKeyword;
  const isChanged = over <= 0 && wanted !== keyword;
  const next = isChanged ? { ...state, filters: withFilter(state.filters, 'keyword', wanted || undefined) } : state;

  function apply(): boolean {
    if (over > 0) input.current?.focus();
    if (isChanged) void navigate(linkToFilters(next.filters, next), { state: inPlace });
    return over <= 0;
  }

  return { text, type: setText, over, input, next, apply };
}

export function KeywordField({ state, keyword }: { state: ListState; keyword: TypedKeyword }) {
  const { t } = useTranslation(['vehicles', 'common']);
  // Without scripts the browser submits the form, with the other filters unchanged.
  const action = useHref(paths.home());
  const hidden = [...new URLSearchParams(linkToFilter(state, 'keyword', undefined).split('?')[1])];
  const id = useId();
  const { text, type, over, input, apply } = keyword;

  function search(event: FormEvent): void {
    event.preventDefault();
    apply();
  }

  return (
    <div>
      <form action={action} onSubmit={search}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <OutlinedInput
          inputRef={input}
          name="keyword"
          fullWidth
          className={styles.input ?? ''}
          value={text}
          onChange={(event) => type(event.target.value)}
          error={over > 0}
          aria-describedby={over > 0 ? id : undefined}
          placeholder={t('keywordHint')}
          autoComplete="off"
          slotProps={{ input: { 'aria-label': t('filterKeyword'), inputMode: 'search', enterKeyHint: 'search' } }}
          endAdornment={
            <IconButton type="submit" edge="end" className={styles.button ?? ''} aria-label={t('keywordSearch')}>
              <Search size="1.25rem" aria-hidden />
            </IconButton>
          }
        />
      </form>
      {over > 0 && (
        <FormHelperText id={id} role="alert" error>
          {t('common:tooLong', { most: longestKeyword, over })}
        </FormHelperText>
      )}
    </div>
  );
}
