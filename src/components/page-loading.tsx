import { useTranslation } from 'react-i18next';

/** Holds a screen's place while its code arrives; tall, so that the footer does not jump. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div style={{ minHeight: '100vh' }} aria-live="polite">
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
