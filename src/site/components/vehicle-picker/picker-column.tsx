/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The browser's own lists hold neither pictures nor groups side by side. */
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import styles from './picker-panel.module.css';

const focusMoves: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

interface PickerColumnProps {
  /** The list's name. */
  title: string;
  state: 'pending' | 'error' | 'success';
  onRetry: () => void;
  /** Goes back to the previous list, if there is one. */
  onBack?: () => void;
  /** Whether its first item receives the focus once it has loaded. */
  takesFocus?: boolean;
  children: ReactNode;
}

const options = '[role="option"]';

/** One list of the picker, or its loading state. */
export function PickerColumn({ title, state, onRetry, onBack, takesFocus = false, children }: PickerColumnProps) {
  const { t } = useTranslation(['vehicles', 'common', 'panels']);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus && state === 'success') list.current?.querySelector<HTMLElement>(options)?.focus();
  }, [takesFocus, state]);

  function onKey(event: KeyboardEvent): void {
    if (moveFocus(event, options)) return;
    if (event.key === 'ArrowRight') (document.activeElement as HTMLElement | null)?.click();
    if (event.key === 'ArrowLeft') onBack?.();
  }

  return (
    <section className={styles.column}>
      <header className={styles.head}>
        {onBack && (
          <IconButton className={styles.back} aria-label={t('common:back')} onClick={onBack}>
            <ArrowLeft aria-hidden size="1.125rem" />
          </IconButton>
        )}
        <h3 className={styles.title}>{title}</h3>
      </header>
      {state === 'pending' && (
        <div className={styles.waiting} aria-live="polite">
          <span className="visually-hidden">{t('common:loading')}</span>
          {Array.from({ length: 8 }, (_, line) => (
            <Skeleton key={`line-${line}`} height="1.25rem" width={line % 2 ? '70%' : '100%'} />
          ))}
        </div>
      )}
      {state === 'error' && (
        <div className={styles.failed}>
          <p>{t('panels:pickerFailed')}</p>
          <Button variant="outlined" size="small" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {state === 'success' && (
        <List
          ref={list}
          component="div"
          disablePadding
          role="listbox"
          tabIndex={-1}
          aria-label={title}
          className={styles.list}
          onKeyDown={onKey}
        >
          {children}
        </List>
      )}
    </section>
  );
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The browser's own lists hold neither pictures nor groups side by side. */

interface PickerOptionProps {
  children: ReactNode;
  isChosen: boolean;
  /** Whether it is the tab stop. The arrow keys reach the others. */
  isStop: boolean;
  /** Whether another list follows. */
  leadsOn?: boolean;
  /** Whether its picture is above its name. */
  isTile?: boolean;
  onChoose: () => void;
}

export function PickerOption({ children, isChosen, isStop, leadsOn, isTile, onChoose }: PickerOptionProps) {
  return (
    <ListItemButton
      role="option"
      selected={isChosen}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      className={isTile ? styles.tile : styles.option}
      onClick={onChoose}
    >
      {children}
      {leadsOn && <ChevronRight aria-hidden size="1rem" className={styles.onward} />}
    </ListItemButton>
  );
}

/** Moves the focus within a list according to its role. Returns true if it handled the key. */
function moveFocus(event: KeyboardEvent, among: string): boolean {
  const step = focusMoves[event.key];
  if (!step) return false;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(among)];
  const place = items.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  items[place < 0 ? 0 : step(place, items.length)]?.focus();
  return true;
}
