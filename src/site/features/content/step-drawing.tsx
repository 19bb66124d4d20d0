import type { ReactNode } from 'react';
import styles from './step-drawing.module.css';

/** The five steps of buying in order. */
export const stepNames = ['reserve', 'deposit', 'shipment', 'balance', 'collect'] as const;
export type StepName = (typeof stepNames)[number];

const car =
  'M0 20h6a7 7 0 0 1 14 0h22a7 7 0 0 1 14 0h6v-9c0-3-2-4-5-5l-10-1-9-7C36-4 33-5 30-5H17c-3 0-5 1-7 4L5 6 1 8c-1 1-1 2-1 4z';

function Car({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.body} d={car} />
      <path d="M9 6h13V-1m4 0v7h16l-8-6" />
      <circle cx="13" cy="20" r="6" />
      <circle cx="49" cy="20" r="6" />
    </g>
  );
}

const drawings: Readonly<Record<StepName, ReactNode>> = {
  reserve: (
    <>
      <path className={styles.body} d="M34 14h72l16 16v76H34z" />
      <path d="M106 14v16h16" />
      <Car x={46} y={44} />
      <path d="M46 80h40M46 90h28" />
      <path className={styles.accent} d="M92 100l32-32 8 8-32 32-11 3z" />
    </>
  ),
  deposit: (
    <>
      <path className={styles.body} d="M18 34h96v52H18z" />
      <circle cx="66" cy="60" r="13" />
      <path d="M30 46v28M102 46v28" />
      <path d="M28 86v8h96V44h-10" />
      <circle className={styles.stamp} cx="122" cy="88" r="19" />
      <path className={styles.accent} d="M122 77v12l7 5" />
    </>
  ),
  shipment: (
    <>
      <Car x={30} y={40} />
      <path d="M112 64V26h22v38M118 34h10M118 44h10M123 26v-8" />
      <path className={styles.body} d="M14 68h134l-12 24H28z" />
      <path d="M30 78h96" />
      <path className={styles.accent} d="M8 104q9-8 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0" />
    </>
  ),
  balance: (
    <>
      <path className={styles.body} d="M24 26h84v78H24z" />
      <path d="M24 46h84M44 18v14M88 18v14" />
      <path d="M38 60h10M61 60h10M84 60h10M38 74h10M61 74h10M38 88h10" />
      <path className={styles.accent} d="M82 70h14v12H82z" />
      <ellipse className={styles.body} cx="126" cy="98" rx="18" ry="7" />
      <path className={styles.body} d="M108 90v8M144 90v8M108 82v8M144 82v8" />
      <path d="M108 90c0 9 36 9 36 0M108 82c0 9 36 9 36 0" />
      <ellipse className={styles.body} cx="126" cy="82" rx="18" ry="7" />
    </>
  ),
  collect: (
    <>
      <path d="M14 100h132" />
      <path className={styles.body} d="M30 100V36h8v64M122 100V36h8v64" />
      <path d="M22 36h116l-8-14H30z" />
      <Car x={49} y={74} />
      <circle className={styles.accent} cx="70" cy="50" r="7" />
      <path className={styles.accent} d="M77 50h22v6M91 50v5" />
    </>
  ),
};

/** Draws a step. It is hidden from screen readers, since the text beside it says the same. */
export function StepDrawing({ step }: { step: StepName }) {
  return (
    <svg viewBox="0 0 160 120" className={styles.drawing} aria-hidden>
      {drawings[step]}
    </svg>
  );
}
