import styles from './about-drawings.module.css';

/** Draws a ship between two coasts. */
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

const marks = [
  { number: 1, x: 62, y: 46 },
  { number: 2, x: 206, y: 40 },
  { number: 3, x: 340, y: 70 },
  { number: 4, x: 422, y: 34 },
];

/** Draws a vehicle with its inspection report. Numbers mark the inspected parts. */
export function InspectionDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 220" className={`${styles.drawing} ${className ?? ''}`} aria-hidden>
      <path d="M10 190h370" />
      <path
        className={styles.body}
        d="M28 170v-34c0-8 5-14 13-16l44-11 46-36c7-5 14-8 23-8h78c9 0 17 3 23 9l40 38 44 9c14 3 23 12 23 26v23c0 4-3 7-7 7h-25a34 34 0 0 0-68 0H138a34 34 0 0 0-68 0H36c-5 0-8-3-8-7z"
      />
      <path className={styles.glass} d="M106 110l36-28c4-3 8-4 13-4h36v32zM203 78h28c6 0 11 2 15 6l28 26h-71z" />
      <path d="M197 110v60M150 126h16M222 126h16M28 140h16M362 138h-20" />
      <circle className={styles.body} cx="104" cy="178" r="24" />
      <circle cx="104" cy="178" r="10" />
      <circle className={styles.body} cx="296" cy="178" r="24" />
      <circle cx="296" cy="178" r="10" />
      <path
        className={styles.body}
        d="M396 66h58a6 6 0 0 1 6 6v104a6 6 0 0 1-6 6h-58a6 6 0 0 1-6-6V72a6 6 0 0 1 6-6z"
      />
      <path d="M402 84h22M402 98h46M402 112h46M402 126h30M402 140h46M402 154h20" />
      <path className={styles.accent} d="M432 160l6 6 12-14" />
      <g className={styles.pointers}>
        <path d="M62 59v50M206 53v22M340 83v30M422 47v14" />
      </g>
      {marks.map(({ number, x, y }) => (
        <g key={number}>
          <circle className={styles.mark} cx={x} cy={y} r="12" />
          <text className={styles.number} x={x} y={y + 5}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
