import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useToasts, type Severity } from '../app/toasts.ts';
import styles from './toast-outlet.module.css';

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert } satisfies Record<Severity, unknown>;

/** Short messages above everything else. They are read out and disappear by themselves. */
export function ToastOutlet() {
  const toasts = useToasts();
  return createPortal(
    <div ref={keepReadable} className={styles.outlet} aria-live="polite">
      {toasts.map(({ id, severity, text }) => {
        const Icon = icons[severity];
        return (
          <p key={id} className={`${styles.toast} ${styles[severity]}`}>
            <Icon aria-hidden size="1.25em" />
            {text}
          </p>
        );
      })}
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
