import type { Point } from '../geometry/vector.ts';

/**
 * The look of a nose, given for one half from the middle outwards: across in shares of the way to the corner, and up in
 * shares of the nose's height. The faces resemble those of makes, but no badge is ever drawn.
 */
export interface Face {
  /** The right half of the upper grille, from the middle of its upper edge round to the middle of its lower edge. */
  grille: readonly Point[];
  fill: 'bars' | 'slats' | 'mesh' | 'upright' | 'dots' | 'closed' | 'waves';
  /** A bright line: round the grille, below it like a U, across between the lamps, or none. */
  bright: 'frame' | 'vee' | 'bar' | 'brackets' | 'wing' | 'none';
  lamp: readonly Point[];
  signature: 'strip' | 'hook' | 'bracket' | 'brow';
  intake: readonly Point[];
  fog: 'round' | 'slit' | 'bracket';
}

const sweptLamp: readonly Point[] = [
  [0.5, 0.7],
  [0.62, 0.775],
  [0.95, 0.85],
  [1.32, 0.9],
  [1.4, 0.83],
  [1.16, 0.7],
  [0.86, 0.635],
  [0.56, 0.64],
];
const slimLamp: readonly Point[] = [
  [0.5, 0.735],
  [0.9, 0.83],
  [1.34, 0.87],
  [1.4, 0.81],
  [1.1, 0.7],
  [0.8, 0.67],
  [0.54, 0.675],
];
const tallLamp: readonly Point[] = [
  [0.56, 0.61],
  [0.58, 0.8],
  [0.9, 0.87],
  [1.3, 0.89],
  [1.36, 0.78],
  [1.16, 0.63],
  [0.86, 0.57],
];
const wideMouth: readonly Point[] = [
  [0, 0.38],
  [0.56, 0.38],
  [0.72, 0.16],
  [0.58, 0.09],
  [0, 0.08],
];
const lowMouth: readonly Point[] = [
  [0, 0.3],
  [0.6, 0.3],
  [0.68, 0.14],
  [0.56, 0.08],
  [0, 0.08],
];

export const toyota: Face = {
  grille: [
    [0, 0.76],
    [0.34, 0.765],
    [0.5, 0.72],
    [0.44, 0.665],
    [0, 0.65],
  ],
  fill: 'bars',
  bright: 'wing',
  lamp: sweptLamp,
  signature: 'strip',
  intake: [
    [0, 0.42],
    [0.6, 0.42],
    [0.8, 0.14],
    [0.64, 0.08],
    [0, 0.08],
  ],
  fog: 'round',
};

export const nissan: Face = {
  grille: [
    [0, 0.81],
    [0.44, 0.81],
    [0.4, 0.6],
    [0.28, 0.5],
    [0, 0.5],
  ],
  fill: 'mesh',
  bright: 'vee',
  lamp: sweptLamp,
  signature: 'hook',
  intake: lowMouth,
  fog: 'round',
};

export const honda: Face = {
  grille: [
    [0, 0.79],
    [0.42, 0.8],
    [0.53, 0.74],
    [0.46, 0.63],
    [0, 0.62],
  ],
  fill: 'bars',
  bright: 'bar',
  lamp: slimLamp,
  signature: 'brow',
  intake: wideMouth,
  fog: 'slit',
};

export const mazda: Face = {
  grille: [
    [0, 0.8],
    [0.42, 0.815],
    [0.46, 0.7],
    [0.3, 0.44],
    [0, 0.4],
  ],
  fill: 'bars',
  bright: 'wing',
  lamp: slimLamp,
  signature: 'hook',
  intake: [
    [0, 0.26],
    [0.66, 0.26],
    [0.76, 0.14],
    [0.6, 0.08],
    [0, 0.08],
  ],
  fog: 'slit',
};

export const subaru: Face = {
  grille: [
    [0, 0.8],
    [0.34, 0.8],
    [0.47, 0.7],
    [0.36, 0.55],
    [0, 0.54],
  ],
  fill: 'mesh',
  bright: 'bar',
  lamp: [
    [0.52, 0.64],
    [0.58, 0.78],
    [0.95, 0.85],
    [1.32, 0.88],
    [1.28, 0.76],
    [1.02, 0.64],
    [0.8, 0.6],
  ],
  signature: 'bracket',
  intake: lowMouth,
  fog: 'bracket',
};

export const mitsubishi: Face = {
  grille: [
    [0, 0.78],
    [0.48, 0.79],
    [0.46, 0.66],
    [0, 0.65],
  ],
  fill: 'bars',
  bright: 'brackets',
  lamp: slimLamp,
  signature: 'strip',
  intake: [
    [0, 0.5],
    [0.42, 0.5],
    [0.62, 0.14],
    [0.5, 0.08],
    [0, 0.08],
  ],
  fog: 'round',
};

export const suzuki: Face = {
  grille: [
    [0, 0.75],
    [0.42, 0.75],
    [0.47, 0.69],
    [0.42, 0.6],
    [0, 0.59],
  ],
  fill: 'upright',
  bright: 'frame',
  lamp: tallLamp,
  signature: 'strip',
  intake: lowMouth,
  fog: 'round',
};

export const daihatsu: Face = {
  grille: [
    [0, 0.72],
    [0.46, 0.73],
    [0.48, 0.7],
    [0.44, 0.66],
    [0, 0.66],
  ],
  fill: 'slats',
  bright: 'none',
  lamp: tallLamp,
  signature: 'strip',
  intake: wideMouth,
  fog: 'round',
};

export const isuzu: Face = {
  grille: [
    [0, 0.83],
    [0.5, 0.83],
    [0.52, 0.72],
    [0.44, 0.58],
    [0, 0.57],
  ],
  fill: 'slats',
  bright: 'frame',
  lamp: sweptLamp,
  signature: 'strip',
  intake: lowMouth,
  fog: 'round',
};

export const byd: Face = {
  grille: [
    [0, 0.76],
    [0.44, 0.775],
    [0.52, 0.735],
    [0.46, 0.7],
    [0, 0.695],
  ],
  fill: 'closed',
  bright: 'bar',
  lamp: slimLamp,
  signature: 'strip',
  intake: [
    [0, 0.34],
    [0.62, 0.34],
    [0.82, 0.2],
    [0.66, 0.09],
    [0, 0.08],
  ],
  fog: 'bracket',
};

export const chery: Face = {
  grille: [
    [0, 0.82],
    [0.46, 0.82],
    [0.54, 0.68],
    [0.42, 0.44],
    [0, 0.42],
  ],
  fill: 'dots',
  bright: 'frame',
  lamp: slimLamp,
  signature: 'brow',
  intake: lowMouth,
  fog: 'slit',
};

export const geely: Face = {
  grille: [
    [0, 0.8],
    [0.4, 0.8],
    [0.5, 0.7],
    [0.4, 0.5],
    [0, 0.48],
  ],
  fill: 'waves',
  bright: 'frame',
  lamp: slimLamp,
  signature: 'hook',
  intake: lowMouth,
  fog: 'slit',
};

export const haval: Face = {
  grille: [
    [0, 0.82],
    [0.46, 0.81],
    [0.52, 0.7],
    [0.46, 0.5],
    [0.36, 0.45],
    [0, 0.45],
  ],
  fill: 'slats',
  bright: 'frame',
  lamp: sweptLamp,
  signature: 'bracket',
  intake: lowMouth,
  fog: 'slit',
};

export const mg: Face = {
  grille: [
    [0, 0.74],
    [0.38, 0.75],
    [0.56, 0.64],
    [0.5, 0.36],
    [0, 0.32],
  ],
  fill: 'mesh',
  bright: 'none',
  lamp: slimLamp,
  signature: 'hook',
  intake: [
    [0, 0.22],
    [0.5, 0.22],
    [0.56, 0.12],
    [0, 0.09],
  ],
  fog: 'bracket',
};

/** Square off-road nose with round-cornered lamps beside an upright grille. */
export const offRoad: Face = {
  grille: [
    [0, 0.86],
    [0.46, 0.86],
    [0.5, 0.72],
    [0.42, 0.5],
    [0, 0.49],
  ],
  fill: 'upright',
  bright: 'frame',
  lamp: [
    [0.54, 0.6],
    [0.56, 0.86],
    [0.9, 0.89],
    [1.24, 0.9],
    [1.34, 0.84],
    [1.3, 0.68],
    [0.96, 0.6],
    [0.78, 0.56],
  ],
  signature: 'hook',
  intake: lowMouth,
  fog: 'round',
};

/** The low lamps and broad bumper of trucks and buses. */
export const heavy: Face = {
  grille: [
    [0, 0.6],
    [0.5, 0.6],
    [0.52, 0.53],
    [0.48, 0.46],
    [0, 0.46],
  ],
  fill: 'slats',
  bright: 'none',
  lamp: [
    [0.6, 0.44],
    [0.6, 0.6],
    [0.9, 0.63],
    [1.22, 0.64],
    [1.28, 0.56],
    [1.22, 0.45],
    [0.9, 0.42],
  ],
  signature: 'strip',
  intake: [
    [0, 0.2],
    [0.5, 0.2],
    [0.54, 0.1],
    [0, 0.1],
  ],
  fog: 'round',
};
