import Alert from '@mui/material/Alert';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useToasts } from '../app/toasts.ts';
import styles from './toast-outlet.module.css';

const icons = {
  success: <CircleCheck size="1.25em" />,
  warning: <TriangleAlert size="1.25em" />,
  error: <CircleAlert size="1.25em" />,
};

/** Short messages above everything else. They are read out and disappear by themselves. */
export function ToastOutlet() {
  const toasts = useToasts();
  return createPortal(
    <div ref={keepReadable} className={styles.outlet} aria-live="polite">
      {toasts.map(({ id, severity, text }) => (
        // The place that they come to reads them out already.
        <Alert key={id} role="none" variant="outlined" severity={severity} iconMapping={icons} className={styles.toast}>
          {text}
        </Alert>
      ))}
    </div>,
    document.body,
  );
}

/** An open popup hides everything else from screen readers, but toasts must still be read out. */
function keepReadable(outlet: HTMLElement | null) {
  if (!outlet) return undefined;
  const observer = new MutationObserver(() => outlet.removeAttribute('aria-hidden'));
  observer.observe(outlet, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}
