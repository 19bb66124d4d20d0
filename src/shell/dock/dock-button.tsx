import type { LucideIcon } from 'lucide-react';
import styles from './dock.module.css';

interface DockButtonProps {
  icon: LucideIcon;
  text: string;
  isOpen: boolean;
  onPress: () => void;
}

export function DockButton({ icon: Icon, text, isOpen, onPress }: DockButtonProps) {
  return (
    <button type="button" className={styles.button} aria-expanded={isOpen} onClick={onPress}>
      <Icon aria-hidden size="1.25rem" />
      <span className={styles.word}>{text}</span>
    </button>
  );
}
