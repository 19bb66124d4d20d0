import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import styles from './form-dialog.module.css';
import { GuardedDialog } from './guarded-dialog.tsx';

interface FormDialogProps {
  title: string;
  lead: string;
  onClose: () => void;
  /** Whether fields and preview are shown side by side. */
  isWide?: boolean;
  children: ReactNode;
}

export function FormDialog({ title, lead, onClose, isWide = false, children }: FormDialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <GuardedDialog open fullWidth maxWidth={isWide ? 'xl' : 'md'} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.lead}>{lead}</p>
        {children}
        <Button variant="text" fullWidth onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogContent>
    </GuardedDialog>
  );
}
