import { useTranslation } from 'react-i18next';
import { useFormats } from './use-formats.ts';

/** Writes a moment by the market's clock, and names that clock. */
export function useMarketMoment(): (moment: string) => string {
  const { t } = useTranslation();
  const { marketTime } = useFormats();
  return (moment) => t('marketTime', { moment: marketTime(Date.parse(moment)) });
}
