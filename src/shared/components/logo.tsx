import { logoDrawing } from './logo-drawing.ts';
import styles from './logo.module.css';

/** A car's cabin on a ship's hull. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={[styles.mark, className].filter(Boolean).join(' ')} aria-hidden>
      <rect width="40" height="40" rx="9" className={styles.ground} />
      <path className={styles.ship} d={logoDrawing.ship} />
      <path className={styles.window} d={logoDrawing.window} />
      <path className={styles.water} d={logoDrawing.water} />
    </svg>
  );
}

/** The logo with the name. Its parent provides the accessible name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>
        Gari<span className={styles.port}>Port</span>
      </span>
    </span>
  );
}
