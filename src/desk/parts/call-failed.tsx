import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';

/** Says in a page's place why what it shows could not be read, and offers to ask again. */
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
