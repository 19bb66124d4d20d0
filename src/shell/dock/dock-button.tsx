import type { LucideIcon } from 'lucide-react';
import styles from './dock.module.css';

interface DockButtonProps {
  icon: LucideIcon;
  text: string;
  isOpen: boolean;
  /** How many things wait behind it. */
  count?: number;
  onPress: () => void;
}

export function DockButton({ icon: Icon, text, isOpen, count = 0, onPress }: DockButtonProps) {
  return (
    <button type="button" className={styles.button} aria-expanded={isOpen} onClick={onPress}>
      <Icon aria-hidden size="1.25rem" />
      <span className={styles.word}>{text}</span>
      {count > 0 && <span className={`${styles.badge} figures`}>{count}</span>}
    </button>
  );
}
