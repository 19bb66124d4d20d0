import { useTranslation } from 'react-i18next';
import { useMarketMoment } from '#shared/i18n/use-market-moment.ts';

interface Released {
  since?: string | undefined;
  releasedBy?: string | undefined;
  releasedByRole?: string | undefined;
}

/** Since when an account is in use, and which staff member released it; empty if nobody did. */
export function useReleaseText({ since, releasedBy: name, releasedByRole: role }: Released): string {
  const { t } = useTranslation('payment');
  const write = useMarketMoment();
  if (since === undefined || name === undefined) return '';
  const moment = write(since);
  const by = role === undefined ? t('releasedBy', { name }) : t('releasedByRole', { name, role });
  return `${t('since', { moment })}. ${by}.`;
}
