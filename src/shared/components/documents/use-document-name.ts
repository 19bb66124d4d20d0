import { useTranslation } from 'react-i18next';
import type { Paper } from '#generated/client/types.gen.ts';

/** The name of a document: its type, its own title, its number. */
export function useDocumentName(): (paper: Pick<Paper, 'kind' | 'title' | 'number'>) => string {
  const { t } = useTranslation('papers');
  return ({ kind, title, number }) => {
    const called = title ?? t(`kind_${kind}`);
    return number === undefined ? called : t('numbered', { name: called, number });
  };
}
