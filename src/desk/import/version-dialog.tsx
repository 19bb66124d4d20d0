import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import styles from './import.module.css';
import { CancelButton, GuardedDialog } from '../parts/guarded-dialog.tsx';

interface VersionDialogProps {
  title: string;
  lead: string;
  onClose: () => void;
  children: ReactNode;
}

export function VersionDialog({ title, lead, onClose, children }: VersionDialogProps) {
  const titleId = useId();
  return (
    <GuardedDialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.quiet}>{lead}</p>
        {children}
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}
