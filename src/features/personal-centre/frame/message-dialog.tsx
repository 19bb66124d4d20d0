import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import styles from './message-dialog.module.css';

interface MessageDialogProps {
  title: string;
  text: string;
  icon: ReactNode;
  tone: 'positive' | 'negative';
  onClose: () => void;
  /** The ways on. */
  children: ReactNode;
}

/** Tells one thing that the reader must not miss. */
export function MessageDialog({ title, text, icon, tone, onClose, children }: MessageDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="message-title"
      aria-describedby="message-text"
      slotProps={{ paper: { className: styles.paper } }}
    >
      <span className={`${styles.icon} ${styles[tone]}`}>{icon}</span>
      <h2 id="message-title">{title}</h2>
      <p id="message-text" className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>{children}</div>
    </Dialog>
  );
}
