import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { Search, X } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router';
import { longestKeyword, paths, tabs, withDecimalPoints } from '#shared/routing/paths.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import styles from './search-box.module.css';

const SearchSuggestions = lazyOverlays(async () => (await import('./search-suggestions.tsx')).SearchSuggestions);

/** Rotating placeholders. An empty search uses the one that is shown. */
export const sampleModels = ['Toyota Passo', 'Subaru Forester', 'Nissan X-Trail'] as const;
const sampleTime = 15_000;

/** The keyword of a search: the typed text, or the shown placeholder if nothing was typed. */
export function keywordOf(typed: string, sample: string): string {
  const keyword = withDecimalPoints(typed).replaceAll(/[,，]/g, '').trimStart();
  return keyword === '' ? sample : keyword;
}

/** Searches vehicles by keyword from any page. */
export function SearchBox() {
  const keyword = new URLSearchParams(useLocation().search).get('keyword') ?? '';
  return (
    <div className={styles.box}>
      <SearchForm keyword={keyword} />
    </div>
  );
}

function SearchForm({ keyword }: { keyword: string }) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  // Without scripts the browser submits the form.
  const action = useHref(paths.home());
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(keyword);
  const [searched, setSearched] = useState(keyword);
  // A new keyword in the address updates the field without moving the focus.
  if (searched !== keyword) {
    setSearched(keyword);
    setTyped(keyword);
  }
  const sample = useRotation(sampleModels, sampleTime, keyword === '');
  const over = beyondLength(keywordOf(typed, sample));
  const [isFocused, setIsFocused] = useState(false);

  function search(event: FormEvent): void {
    event.preventDefault();
    // Text typed before hydration is in the field first, and reported here only later.
    const wanted = keywordOf(input.current?.value ?? typed, sample);
    if (beyondLength(wanted) > 0) input.current?.focus();
    else void navigate(paths.vehicles({ keyword: wanted }));
  }

  function choose(chosen: string): void {
    setTyped(chosen);
    void navigate(paths.vehicles({ keyword: chosen }));
  }

  function clear(): void {
    setTyped('');
    input.current?.focus();
  }

  return (
    // The `search` element is unknown to browsers that our buyers still use.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <form role="search" className={styles.form} action={action} onSubmit={search}>
      <input type="hidden" name="tab" value={tabs.vehicles} />
      <InputBase
        inputRef={input}
        name="keyword"
        className={styles.input ?? ''}
        // A text field, since browsers add a clear button of their own to a search field.
        type="text"
        autoComplete="off"
        placeholder={sample}
        error={over > 0}
        aria-describedby={over > 0 ? id : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        slotProps={{
          input: {
            'aria-label': t('searchLabel'),
            inputMode: 'search',
            enterKeyHint: 'search',
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': false,
          },
        }}
      />
      {typed !== '' && (
        <IconButton className={styles.clear ?? ''} aria-label={t('searchClear')} onClick={clear}>
          <X aria-hidden size="1.125rem" />
        </IconButton>
      )}
      <Button
        type="submit"
        className={styles.submit ?? ''}
        aria-label={t('search')}
        startIcon={<Search aria-hidden size="1.125rem" />}
      >
        <span className={styles.word} aria-hidden>
          {t('search')}
        </span>
      </Button>
      {isFocused && typed.trim() !== '' && over <= 0 && (
        <Suspense fallback={null}>
          <SearchSuggestions input={input} typed={typed} onChoose={choose} />
        </Suspense>
      )}
      {over > 0 && (
        <p id={id} role="alert" className={styles.fault}>
          {t('common:tooLong', { most: longestKeyword, over })}
        </p>
      )}
    </form>
  );
}

function beyondLength(keyword: string): number {
  return keyword.trimEnd().length - longestKeyword;
}

/** Shows one item after another in a loop until it is stopped. */
function useRotation<Item>(items: readonly [Item, ...Item[]], time: number, isRunning: boolean): Item {
  const [place, setPlace] = useState(0);
  const count = items.length;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setPlace((now) => (now + 1) % count), time);
    return () => clearInterval(timer);
  }, [count, time, isRunning]);
  return items[place] ?? items[0];
}
