import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#shared/state/store.ts';
import { deleteSharedPictures, readShared, sharedCount } from '#site/components/proofs/shared-pictures.ts';
import { Button } from '#shared/ui/button.tsx';

/** Pictures shared from another app belong to one of the orders; only the buyer knows which. */
export function SharedNote() {
  const { t } = useTranslation('orders');
  const count = useStore(sharedCount);
  useEffect(() => void readShared(), []);
  if (count === 0) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button variant="text" size="small" onClick={() => void deleteSharedPictures()}>
          {t('sharedDrop')}
        </Button>
      }
    >
      {t('sharedPictures', { count })}
    </Alert>
  );
}
