import type { BodyShape } from '#server/marketplace/reference/catalogue/levels.ts';
import type { Point } from '../geometry/vector.ts';

export interface Tail {
  lamp: readonly Point[];
  /** Lamps that climb beside the rear window. */
  tall: boolean;
  plate: number;
  /** Height of the seam between bumper and tailgate or boot lid. */
  bumper: number;
}

const slantLamp: readonly Point[] = [
  [0.6, 0.74],
  [0.64, 0.9],
  [1.0, 0.95],
  [1.45, 0.93],
  [1.5, 0.84],
  [1.1, 0.68],
  [0.9, 0.64],
];
const uprightLamp: readonly Point[] = [
  [0.76, 0.5],
  [0.74, 0.9],
  [0.8, 0.99],
  [1.3, 0.99],
  [1.24, 0.74],
  [1.12, 0.5],
];
const boxLamp: readonly Point[] = [
  [0.8, 0.4],
  [0.8, 0.94],
  [1.14, 0.95],
  [1.14, 0.4],
];

const saloon: Tail = { lamp: slantLamp, tall: false, plate: 0.62, bumper: 0.47 };
const hatch: Tail = { lamp: slantLamp, tall: false, plate: 0.6, bumper: 0.46 };
const upright: Tail = { lamp: uprightLamp, tall: true, plate: 0.6, bumper: 0.34 };

export const tailOf: Readonly<Record<BodyShape, Tail>> = {
  hatchback: hatch,
  kei: { ...hatch, lamp: uprightLamp },
  sedan: saloon,
  coupe: saloon,
  wagon: { ...hatch, tall: false },
  suv: hatch,
  'ev-suv': hatch,
  'large-suv': { ...upright, lamp: uprightLamp, tall: false },
  minivan: upright,
  van: { ...upright, tall: false, lamp: boxLamp },
  pickup: { lamp: boxLamp, tall: false, plate: 0.19, bumper: 0.27 },
  truck: saloon,
  bus: {
    lamp: [
      [0.76, 0.3],
      [0.76, 0.62],
      [1.1, 0.62],
      [1.1, 0.3],
    ],
    tall: false,
    plate: 0.52,
    bumper: 0.26,
  },
};
