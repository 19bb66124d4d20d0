import { Heart, Scale } from 'lucide-react';
import styles from './repeated-icon.module.css';

const icons = { heart: Heart, scale: Scale };

/** The shapes that every card shows. A page has each once, since a list repeats them for dozens of cards. */
export function RepeatedIconShapes() {
  return (
    <svg className={styles.shapes} aria-hidden>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} id={`icon-${name}`} fill="inherit" stroke="inherit" />
      ))}
    </svg>
  );
}

interface RepeatedIconProps {
  name: keyof typeof icons;
  size: string;
  className?: string | undefined;
}

export function RepeatedIcon({ name, size, className = '' }: RepeatedIconProps) {
  return (
    <svg className={`${styles.icon} ${className}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
