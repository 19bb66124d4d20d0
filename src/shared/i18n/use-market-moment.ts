import { useTranslation } from 'react-i18next';
import { useFormats } from './use-formats.ts';

/** Formats a moment in the market's time zone, with the name of the zone. */
export function useMarketMoment(): (moment: string) => string {
  const { t } = useTranslation();
  const { marketTime } = useFormats();
  return (moment) => t('marketTime', { moment: marketTime(Date.parse(moment)) });
}
