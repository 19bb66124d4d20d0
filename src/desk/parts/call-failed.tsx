import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/button.tsx';

/** Replaces a page whose data could not be loaded, with a retry button. */
export function CallFailed({ error, onRetry }: { error: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="error"
      icon={false}
      action={
        <Button size="small" variant="outlined" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}
