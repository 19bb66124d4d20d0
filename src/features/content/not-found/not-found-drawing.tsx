import styles from './not-found-drawing.module.css';

/** The figure of a page that is not there: a wheel between two fours, on a quay that ends. */
export function NotFoundDrawing() {
  return (
    <svg viewBox="0 0 480 210" className={styles.drawing} aria-hidden>
      <text className={styles.figure} x="72" y="150">
        4
      </text>
      <text className={styles.figure} x="408" y="150">
        4
      </text>
      <circle className={styles.wheel} cx="240" cy="96" r="66" />
      <circle cx="240" cy="96" r="48" />
      <circle className={styles.hub} cx="240" cy="96" r="13" />
      <path d="M240 48v35M240 109v35M192 96h35M253 96h35M206 62l25 25M249 105l25 25M274 62l-25 25M231 105l-25 25" />
      <path d="M20 164h310l14 12" />
      <path className={styles.quay} d="M44 164v16M104 164v16M164 164v16M224 164v16M284 164v16" />
      <path
        className={styles.water}
        d="M8 196q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0"
      />
    </svg>
  );
}
