import { useTranslation } from 'react-i18next';
import { usePortName } from '#site/components/delivered-prices.ts';

/** The heading of the page, with the buyer's port. */
export function useHomeTitle(): string {
  const { t } = useTranslation(['home', 'shell']);
  return t('title', { port: usePortName() ?? t('shell:listedPort') });
}
