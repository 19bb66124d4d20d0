import { useTranslation } from 'react-i18next';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/button.tsx';

interface PartLoadingProps {
  error: Failure | null;
  isFetching: boolean;
  onRetry: () => void;
}

/** The loading or error state of a part of the order's page. */
export function PartLoading({ error, isFetching, onRetry }: PartLoadingProps) {
  const { t } = useTranslation('common');
  if (!error) return <p aria-busy>{t('loading')}</p>;
  return (
    <div>
      <p>{displayFailure(error).text}</p>
      <Button variant="outlined" loading={isFetching} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
