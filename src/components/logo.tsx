import styles from './logo.module.css';

/** A car's cabin on a ship's hull, afloat. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={[styles.mark, className].filter(Boolean).join(' ')} aria-hidden>
      <rect width="40" height="40" rx="9" className={styles.ground} />
      <path
        className={styles.ship}
        d="M6 18.5h5.2l3.5-6.2c.6-1 1.5-1.6 2.7-1.6h6.4c1 0 1.9.5 2.5 1.3l4.4 6.5H34l-3.2 7.2c-.4.9-1.2 1.4-2.2 1.4H11.4c-1 0-1.8-.5-2.2-1.4z"
      />
      <path
        className={styles.window}
        d="M14.6 18.5l2.4-4.3c.3-.5.7-.8 1.3-.8h1v5.1zm6.8 0v-5.1h2c.6 0 1 .2 1.3.7l3 4.4z"
      />
      <path className={styles.water} d="M6 32q2.3-2.2 4.7 0t4.7 0 4.7 0 4.7 0 4.7 0 4.5 0" />
    </svg>
  );
}

/** The mark with the name. Its parent names it for screen readers. */
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
