import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { untilSettled } from '#shared/state/first-view.ts';
import { type Toast, useToasts } from '#shared/state/toasts.ts';
import styles from './toast-outlet.module.css';

/** Short messages above everything else. They are announced and disappear by themselves. */
export function ToastOutlet() {
  const toasts = useToasts();
  const card = useToastCard();
  return createPortal(
    <div ref={keepAnnounced} className={styles.outlet} aria-live="polite">
      {toasts.map((toast) =>
        card ? (
          <card.ToastCard key={toast.id} {...toast} />
        ) : (
          <p key={toast.id} className={`${styles.toast} ${styles.plain}`}>
            {toast.text}
          </p>
        ),
      )}
    </div>,
    document.body,
  );
}

/** An open popup hides everything else from screen readers, but toasts must still be announced. */
function keepAnnounced(outlet: HTMLElement | null) {
  if (!outlet) return undefined;
  const observer = new MutationObserver(() => outlet.removeAttribute('aria-hidden'));
  observer.observe(outlet, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/** The toast's design loads after the page. Before that, or if loading fails, it shows only its text. */
function useToastCard(): { ToastCard: ComponentType<Toast> } | undefined {
  const [card, setCard] = useState<{ ToastCard: ComponentType<Toast> }>();
  useEffect(() => {
    let isCurrent = true;
    untilSettled()
      .then(() => import('./toast-card.tsx'))
      .then(
        (loaded) => isCurrent && setCard(loaded),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, []);
  return card;
}
