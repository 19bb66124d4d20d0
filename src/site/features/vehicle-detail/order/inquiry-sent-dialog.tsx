import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';

interface InquirySentDialogProps {
  id: string;
  styleName: string;
  onClose: () => void;
}

/** Confirms the inquiry, with links to the inquiries and similar vehicles. */
export default function InquirySentDialog({ id, styleName, onClose }: InquirySentDialogProps) {
  const { t } = useTranslation(['detail', 'common']);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="inquiry-sent" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center', pt: 4 }}>
        <CircleCheck size="2.5rem" color="var(--positive)" aria-hidden />
        <p id="inquiry-sent" style={{ fontSize: 'var(--text-lead)', fontWeight: 'var(--strong)' }}>
          {t('inquirySent')}
        </p>
        <ButtonLink variant="text" to={paths.centre(centreItems.inquiries)} onClick={onClose}>
          {t('toInquiries')}
        </ButtonLink>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <ButtonLink variant="outlined" to={paths.similar(id, styleName)} onClick={onClose}>
          {t('toSimilar')}
        </ButtonLink>
        <Button onClick={onClose}>{t('common:confirm')}</Button>
      </DialogActions>
    </Dialog>
  );
}
