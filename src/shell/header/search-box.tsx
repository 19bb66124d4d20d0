import { Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import styles from './search-box.module.css';
import { keywordLength, keywordOf, sampleModels, sampleTime } from './search-keyword.ts';
import { useRotation } from './use-rotation.ts';

/** Finds vehicles by a keyword, wherever the reader is. */
export function SearchBox() {
  const keyword = new URLSearchParams(useLocation().search).get('keyword') ?? '';
  return (
    <div className={styles.box}>
      <SearchForm key={keyword} keyword={keyword} />
    </div>
  );
}

function SearchForm({ keyword }: { keyword: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(keyword);
  const sample = useRotation(sampleModels, sampleTime, keyword === '');

  function search(event: FormEvent): void {
    event.preventDefault();
    void navigate(paths.vehicles({ keyword: keywordOf(typed, sample) }));
  }

  function clear(): void {
    setTyped('');
    input.current?.focus();
  }

  return (
    // The tag `search` is unknown to browsers that our buyers still use.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <form role="search" className={styles.form} onSubmit={search}>
      <input
        ref={input}
        className={styles.input}
        // A text field, since browsers add a clear button of their own to a search field.
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('searchLabel')}
        placeholder={sample}
        maxLength={keywordLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <button type="button" className={styles.clear} aria-label={t('searchClear')} onClick={clear}>
          <X aria-hidden size="1.125em" />
        </button>
      )}
      <button type="submit" className={styles.submit} aria-label={t('search')}>
        <Search aria-hidden size="1.125em" />
        <span className={styles.word} aria-hidden>
          {t('search')}
        </span>
      </button>
    </form>
  );
}
