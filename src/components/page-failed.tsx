import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

/** What a fault of ours leaves: one line, and a way on. */
export function PageFailed() {
  const { t } = useTranslation();
  return (
    <div className="column" style={{ paddingBlock: '6rem' }}>
      <h1>{t('pageFailed')}</h1>
      <p style={{ marginBlock: '1rem 2rem' }}>{t('pageFailedHint')}</p>
      <Button onClick={() => location.reload()}>{t('retry')}</Button>
    </div>
  );
}
