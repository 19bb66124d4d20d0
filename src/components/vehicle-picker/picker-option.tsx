/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The browser's own lists hold neither pictures nor groups side by side. */
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './picker-panel.module.css';

interface PickerOptionProps {
  children: ReactNode;
  isChosen: boolean;
  /** Whether Tab stops at it; the arrows lead to the others of its list. */
  isStop: boolean;
  /** Whether another list follows. */
  leadsOn?: boolean;
  /** With its picture above it. */
  isTile?: boolean;
  onChoose: () => void;
}

export function PickerOption({ children, isChosen, isStop, leadsOn, isTile, onChoose }: PickerOptionProps) {
  return (
    <button
      type="button"
      role="option"
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      className={isTile ? styles.tile : styles.option}
      onClick={onChoose}
    >
      {children}
      {leadsOn && <ChevronRight aria-hidden size="1rem" className={styles.onward} />}
    </button>
  );
}
