import type { ReactNode } from 'react';
import styles from './tone-icon.module.css';

export type Tone = 'calm' | 'positive' | 'negative';

interface ToneIconProps {
  tone: Tone;
  isLarge?: boolean;
  children: ReactNode;
}

/** An icon on a coloured disc that shows whether something went well. */
export function ToneIcon({ tone, isLarge = false, children }: ToneIconProps) {
  return <span className={`${styles.disc} ${styles[tone]} ${isLarge ? styles.large : ''}`}>{children}</span>;
}
