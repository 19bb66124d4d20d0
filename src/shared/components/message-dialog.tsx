import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import styles from './message-dialog.module.css';
import { ToneIcon, type Tone } from './tone-icon.tsx';

interface MessageDialogProps {
  title: string;
  text: ReactNode;
  icon: ReactNode;
  tone: Tone;
  isOpen?: boolean;
  /** Whether it is a question that interrupts the reader, with its two answers side by side. */
  isAlert?: boolean;
  onClose: DialogProps['onClose'];
  /** Called when it has faded out. */
  onExited?: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** Shows one important message. */
export function MessageDialog(props: MessageDialogProps) {
  const { title, text, icon, tone, isOpen = true, isAlert = false, onClose, onExited, children } = props;
  const ids = { title: useId(), text: useId() };
  return (
    <Dialog
      open={isOpen}
      role={isAlert ? 'alertdialog' : 'dialog'}
      aria-labelledby={ids.title}
      aria-describedby={ids.text}
      onClose={onClose}
      slotProps={{ paper: { className: styles.paper }, transition: { onExited } }}
    >
      <ToneIcon tone={tone}>{icon}</ToneIcon>
      <h2 id={ids.title}>{title}</h2>
      <div id={ids.text} className={styles.text}>
        {text}
      </div>
      <div className={`${styles.actions} ${isAlert ? styles.beside : ''}`}>{children}</div>
    </Dialog>
  );
}
