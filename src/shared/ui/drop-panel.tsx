import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styles from './drop-panel.module.css';

interface DropPanelProps {
  label: string;
  /** The current choice, shown on its button instead of the label. */
  chosen?: string | undefined;
  /** The edge of the button that it is aligned with. */
  align?: 'start' | 'end';
  isDisabled?: boolean;
  /** Whether it stays open after a link in it is pressed, since more may be chosen. */
  staysOpen?: boolean;
  /** Rendered while it is open. */
  children: () => ReactNode;
}

/** A button with a panel below it. A link in the panel, Escape, and interaction outside close it. */
export function DropPanel({
  label,
  chosen,
  align = 'start',
  isDisabled = false,
  staysOpen = false,
  children,
}: DropPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);

  function closeAndReturn(): void {
    close();
    button.current?.focus();
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (isOpen && key === 'Escape') closeAndReturn();
  }

  function closeAfterLink(event: MouseEvent): void {
    if (!staysOpen && event.target instanceof Element && event.target.closest('a') && !event.metaKey && !event.ctrlKey)
      closeAndReturn();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <ClickAwayListener mouseEvent={isOpen ? 'onPointerDown' : false} touchEvent={false} onClickAway={close}>
      {/* Key events bubble up from the button and the panel, which are focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.place} onClickCapture={closeAfterLink} onKeyDown={onKeyDown} onBlur={closeWhenLeft}>
        <Button
          ref={button}
          variant="outlined"
          fullWidth
          className={styles.button ?? ''}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={isDisabled}
          data-chosen={chosen !== undefined || undefined}
          endIcon={<ChevronDown aria-hidden size="1.125rem" className={styles.arrow} />}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.label}>
            {chosen !== undefined && <span className="visually-hidden">{label}: </span>}
            {chosen ?? label}
          </span>
        </Button>
        {isOpen && (
          <Paper component="section" id={id} aria-label={label} className={`${styles.panel} ${styles[align]}`}>
            {children()}
          </Paper>
        )}
      </div>
    </ClickAwayListener>
  );
}
