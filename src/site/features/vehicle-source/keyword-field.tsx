import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate, useSearchParams } from 'react-router';
import { longestKeyword, paths } from '#shared/routing/paths.ts';
import { tidyKeyword, type ListState } from './filters-from-search.ts';
import styles from './keyword-field.module.css';
import { inPlace, linkToFilter } from './list-links.ts';

export function KeywordField({ state }: { state: ListState }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const [address] = useSearchParams();
  const navigate = useNavigate();
  // Without scripts the browser submits the form, with the other filters unchanged.
  const action = useHref(paths.home());
  const hidden = [...new URLSearchParams(linkToFilter(state, 'keyword', undefined).split('?')[1])];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // A keyword that is too long does not filter the list, but stays in the field.
  const keyword = state.filters.keyword ?? tidyKeyword(address.get('keyword') ?? '');
  const [typed, setTyped] = useState(keyword);
  const [searched, setSearched] = useState(keyword);
  // A new keyword in the address updates the field without moving the focus.
  if (searched !== keyword) {
    setSearched(keyword);
    setTyped(keyword);
  }
  const wanted = tidyKeyword(typed);
  const over = wanted.length - longestKeyword;

  function search(event: FormEvent): void {
    event.preventDefault();
    if (over > 0) input.current?.focus();
    else if (wanted !== keyword) {
      void navigate(linkToFilter(state, 'keyword', wanted || undefined), { state: inPlace });
    }
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
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
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
