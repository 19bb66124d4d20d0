import { useTranslation } from 'react-i18next';

export const appVersion = '4.3.5';

/** Which version this is, for whoever debugs it. */
export function VersionLabel() {
  const { t } = useTranslation('shell');
  return import.meta.env['VITE_DEBUG'] === 'on' ? <p>{t('version', { version: appVersion })}</p> : null;
}
