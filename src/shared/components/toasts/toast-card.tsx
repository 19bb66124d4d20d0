import Alert from '@mui/material/Alert';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { Toast } from '#shared/state/toasts.ts';
import styles from './toast-outlet.module.css';

const icons = {
  success: <CircleCheck size="1.25em" />,
  warning: <TriangleAlert size="1.25em" />,
  error: <CircleAlert size="1.25em" />,
};

export function ToastCard({ severity, text }: Toast) {
  return (
    // The live region of the toasts announces them already.
    <Alert role="none" variant="outlined" severity={severity} iconMapping={icons} className={styles.toast}>
      {text}
    </Alert>
  );
}
