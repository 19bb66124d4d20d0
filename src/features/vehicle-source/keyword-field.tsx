import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { longestKeyword, tidyKeyword, type ListState } from './filters-from-search.ts';
import styles from './keyword-field.module.css';
import { inPlace, linkToFilter } from './list-links.ts';

export function KeywordField({ state }: { state: ListState }) {
  const { t } = useTranslation('vehicles');
  const navigate = useNavigate();
  const { keyword = '' } = state.filters;

  function search(form: FormData): void {
    const typed = form.get('keyword');
    const wanted = tidyKeyword(typeof typed === 'string' ? typed : '');
    if (wanted !== keyword) void navigate(linkToFilter(state, 'keyword', wanted || undefined), { state: inPlace });
  }

  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        search(new FormData(event.currentTarget));
      }}
    >
      <input
        key={keyword}
        name="keyword"
        className={styles.input}
        defaultValue={keyword}
        maxLength={longestKeyword}
        aria-label={t('filterKeyword')}
        placeholder={t('keywordHint')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className={styles.button} aria-label={t('keywordSearch')}>
        <Search size="1.25em" aria-hidden />
      </button>
    </form>
  );
}
