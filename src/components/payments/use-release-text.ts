import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';

interface Released {
  since?: string | undefined;
  releasedBy?: string | undefined;
  releasedByRole?: string | undefined;
}

/** Since when an account is in use, and who of the staff has released it; empty where nobody has. */
export function useReleaseText({ since, releasedBy: name, releasedByRole: role }: Released): string {
  const { t } = useTranslation('payment');
  const formats = useFormats();
  if (since === undefined || name === undefined) return '';
  const moment = t('marketTime', { moment: formats.marketTime(Date.parse(since)) });
  const by = role === undefined ? t('releasedBy', { name }) : t('releasedByRole', { name, role });
  return `${t('since', { moment })}. ${by}.`;
}
