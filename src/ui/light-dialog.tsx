import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './light-dialog.module.css';

interface LightDialogProps {
  /** The id of what names it. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/** A popup of the browser's own, for pages that do without the component library: it keeps focus and keys within. */
export function LightDialog({ labelledBy, onClose, children }: LightDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Gives the focus back to where it was.
    return () => opened?.close();
  }, []);

  function onPress({ target }: MouseEvent): void {
    if (target === dialog.current) onClose();
  }

  return (
    // What is pressed outside of the content is the backdrop; the keyboard has Escape for it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={styles.dialog}
      onClick={onPress}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
