import type { ReactNode } from 'react';
import styles from './tone-icon.module.css';

export type Tone = 'calm' | 'positive' | 'negative';

interface ToneIconProps {
  tone: Tone;
  isLarge?: boolean;
  children: ReactNode;
}

/** An icon on a disc of its colour: says at a glance how it went. */
export function ToneIcon({ tone, isLarge = false, children }: ToneIconProps) {
  return <span className={`${styles.disc} ${styles[tone]} ${isLarge ? styles.large : ''}`}>{children}</span>;
}
