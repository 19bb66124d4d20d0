import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useToasts, type Severity } from '../app/toasts.ts';
import styles from './toast-outlet.module.css';

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert } satisfies Record<Severity, unknown>;

/** Short messages, above everything. They are read out, and go by themselves. */
export function ToastOutlet() {
  const toasts = useToasts();
  return (
    <div className={styles.outlet} aria-live="polite">
      {toasts.map(({ id, severity, text }) => {
        const Icon = icons[severity];
        return (
          <p key={id} className={`${styles.toast} ${styles[severity]}`}>
            <Icon aria-hidden size="1.25em" />
            {text}
          </p>
        );
      })}
    </div>
  );
}
