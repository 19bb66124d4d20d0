import { useTranslation } from 'react-i18next';

/** Fills a screen's place while its code loads. It is tall so that the footer does not jump. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div style={{ minHeight: '100vh' }} aria-live="polite">
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
