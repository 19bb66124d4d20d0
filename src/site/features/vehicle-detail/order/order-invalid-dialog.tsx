import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';

export default function OrderInvalidDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['detail', 'codes']);
  return (
    <Dialog open fullWidth maxWidth="xs" role="alertdialog" aria-labelledby="order-invalid" onClose={onClose}>
      <DialogTitle id="order-invalid">{t('codes:orderInvalid')}</DialogTitle>
      <DialogContent>{t('orderInvalidHint')}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('startAnew')}</Button>
      </DialogActions>
    </Dialog>
  );
}
