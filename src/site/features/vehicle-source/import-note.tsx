import { useTranslation } from 'react-i18next';
import { useImportCountry } from '#site/remembered/import-country.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import type { ListState } from './filters-from-search.ts';
import { inPlace, linkToRefused } from './list-links.ts';
import styles from './vehicle-results.module.css';

interface ImportNoteProps {
  state: ListState;
  /** How many vehicles are hidden; absent if all are shown. */
  refusedTotal: number | undefined;
}

/** Shows how many vehicles are hidden because the visitor's country refuses them, with a link to show them. */
export function ImportNote({ state, refusedTotal }: ImportNoteProps) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  const country = formats.country(useImportCountry());
  if (!state.showsRefused && !refusedTotal) return null;
  return (
    <p className={`${styles.leftOut} figures`}>
      {state.showsRefused
        ? t('refusedShown', { country })
        : t('refusedHidden', { count: refusedTotal ?? 0, shown: formats.number(refusedTotal ?? 0), country })}{' '}
      <TextLink to={linkToRefused(state, !state.showsRefused)} state={inPlace}>
        {state.showsRefused ? t('refusedHide') : t('refusedShow')}
      </TextLink>
    </p>
  );
}
