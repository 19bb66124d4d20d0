import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styles from './drop-panel.module.css';

interface DropPanelProps {
  label: string;
  /** What is chosen in it, shown on its button instead of the label. */
  chosen?: string | undefined;
  /** Which edge of the button it hangs on. */
  align?: 'start' | 'end';
  isDisabled?: boolean;
  /** Whether a link in it leaves it open, since more may be chosen. */
  staysOpen?: boolean;
  /** Rendered while it is open. */
  children: () => ReactNode;
}

/** A button with a panel under it. A link pressed in the panel mostly closes it, as do Escape and whatever happens outside. */
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
      {/* The keys reach it from the button and the panel, which are what can be focused. */}
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
