import styles from './drawings.module.css';

const marks = [
  { number: 1, x: 62, y: 46 },
  { number: 2, x: 206, y: 40 },
  { number: 3, x: 340, y: 70 },
  { number: 4, x: 422, y: 34 },
];

/** A vehicle from the side with its sheet, and where each part of the inspection looks. */
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
