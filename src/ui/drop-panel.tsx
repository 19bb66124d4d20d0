import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import styles from './drop-panel.module.css';

interface DropPanelProps {
  label: string;
  /** What is chosen in it, shown on its button instead of the label. */
  chosen?: string | undefined;
  /** Which edge of the button it hangs on. */
  align?: 'start' | 'end';
  isDisabled?: boolean;
  /** Rendered while it is open. */
  children: () => ReactNode;
}

/** A button with a panel under it. A link pressed in the panel closes it, as do Escape and whatever happens outside. */
export function DropPanel({ label, chosen, align = 'start', isDisabled = false, children }: DropPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function closeAndReturn(): void {
    setOpen(false);
    button.current?.focus();
  }

  const closeFor = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
  });
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') closeAndReturn();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const outside = (event: Event) => closeFor(event);
    const key = (event: KeyboardEvent) => closeByKey(event);
    addEventListener('pointerdown', outside);
    addEventListener('focusin', outside);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('focusin', outside);
      removeEventListener('keydown', key);
    };
  }, [isOpen]);

  function closeAfterLink(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('a') && !event.metaKey && !event.ctrlKey)
      closeAndReturn();
  }

  return (
    <div ref={place} className={styles.place} onClickCapture={closeAfterLink}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isDisabled}
        data-chosen={chosen !== undefined || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label}>
          {chosen !== undefined && <span className="visually-hidden">{label}: </span>}
          {chosen ?? label}
        </span>
        <ChevronDown aria-hidden size="1.125em" className={styles.arrow} />
      </button>
      {isOpen && (
        <section id={id} aria-label={label} className={`${styles.panel} ${styles[align]}`}>
          {children()}
        </section>
      )}
    </div>
  );
}
