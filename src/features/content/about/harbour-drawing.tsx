import styles from './drawings.module.css';

/** A ship on its way, from one coast to the other. */
export function HarbourDrawing() {
  return (
    <svg viewBox="0 0 360 160" className={`${styles.drawing} ${styles.harbour}`} aria-hidden>
      <path d="M4 128h44l10-12M356 128h-44l-10-12" />
      <path d="M18 128V70h-8l22-18 22 18h-8v46M312 128V62h32v66M320 74h4M332 74h4M320 88h4M332 88h4M320 102h4M332 102h4" />
      <path className={styles.route} d="M58 60C120 4 240 4 300 56" />
      <path className={styles.body} d="M100 108h150l-14 26H116z" />
      <path className={styles.body} d="M212 108V74h26v34" />
      <path d="M218 84h14M225 74V60" />
      <path
        className={styles.body}
        d="M112 108v-9c0-3 2-5 5-6l9-2 8-8c2-2 4-3 7-3h15c3 0 5 1 7 3l9 9 10 2c4 1 6 3 6 7v7z"
      />
      <path d="M130 92h38M150 81v11" />
      <circle className={styles.body} cx="128" cy="107" r="6" />
      <circle className={styles.body} cx="172" cy="107" r="6" />
      <path className={styles.accent} d="M70 148q9-8 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0" />
    </svg>
  );
}
