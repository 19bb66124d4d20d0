import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import styles from './form-dialog.module.css';
import { CancelButton, GuardedDialog } from './guarded-dialog.tsx';

interface FormDialogProps {
  title: string;
  lead: string;
  /** Whether there is unsaved input outside its forms. */
  isUnsaved?: boolean;
  /** Whether a call outside its forms is running. */
  isBusy?: boolean;
  onClose: () => void;
  /** Whether fields and preview are shown side by side. */
  isWide?: boolean;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, lead, isUnsaved = false, isBusy = false, onClose, isWide = false, children } = props;
  const titleId = useId();
  return (
    <GuardedDialog
      open
      fullWidth
      maxWidth={isWide ? 'xl' : 'md'}
      aria-labelledby={titleId}
      isUnsaved={isUnsaved}
      isBusy={isBusy}
      onClose={onClose}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.lead}>{lead}</p>
        {children}
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}
