import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import styles from './import.module.css';
import { GuardedDialog } from '../parts/guarded-dialog.tsx';

interface VersionDialogProps {
  title: string;
  lead: string;
  onClose: () => void;
  children: ReactNode;
}

export function VersionDialog({ title, lead, onClose, children }: VersionDialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <GuardedDialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.quiet}>{lead}</p>
        {children}
        <Button variant="text" fullWidth onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogContent>
    </GuardedDialog>
  );
}
