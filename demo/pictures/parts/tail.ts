import { roundCorners } from '../geometry/polygon.ts';
import { chooser } from '../geometry/random.ts';
import { type Point, spread } from '../geometry/vector.ts';
import type { BodyShape } from '../../../server/reference/catalogue/levels.ts';
import { group, path } from '../paint/markup.ts';
import type { Easel } from './easel.ts';
import { drawPlate } from './plate.ts';
import { seam } from './seams.ts';

interface Tail {
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

const tailOf: Readonly<Record<BodyShape, Tail>> = {
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

/** Everything on the tail: lamps, lid or gate seams, plate, bumper and its reflectors. */
export function drawTail(easel: Easel): string {
  const { look, facing } = easel;
  if (facing === 'front') return '';
  const tail = tailOf[look.body];
  if (facing === 'side') return drawTailLamp(easel, tail, 1);
  return [
    drawLowerBumper(easel),
    drawGate(easel, tail),
    drawPlateRecess(easel, tail),
    look.fuel === 'electric' || (look.body === 'sedan' && look.seed % 2 === 0) ? drawLightBar(easel, tail) : '',
    drawTailLamp(easel, tail, 1),
    drawTailLamp(easel, tail, -1),
    drawReflectors(easel),
    look.fuel === 'electric' ? '' : drawExhaust(easel),
  ].join('');
}

function drawTailLamp(easel: Easel, tail: Tail, side: 1 | -1): string {
  const { onTail, defs, look } = easel;
  const at = (points: readonly Point[], closed = true): string =>
    onTail(
      points.map(([q, h]): Point => [q * side, h]),
      closed,
    );
  const d = at(roundCorners(tail.lamp, 0.04));
  const hs = tail.lamp.map(([, h]) => h);
  const [low, high] = [Math.min(...hs), Math.max(...hs)];
  const mid = (low + high) / 2;
  const bright = chooser(look.seed, 'tail').number() < 0.5;
  const inside =
    path(
      at([
        [0.3, mid - 0.02],
        [0.98, mid - 0.02],
        [0.98, low - 0.02],
        [0.3, low - 0.02],
      ]),
      `fill="${bright ? '#e9e4df' : '#e8952f'}" opacity=".9"`,
    ) +
    path(
      at(
        [
          [0.5, mid + 0.035],
          [1.1, mid + 0.05],
          [1.6, mid + 0.1],
        ],
        false,
      ),
      'fill="none" stroke="#ff8b84" stroke-width="6" stroke-opacity=".8"',
    ) +
    path(
      at(
        [
          [0.5, high - 0.05],
          [1.1, high - 0.04],
          [1.6, high - 0.03],
        ],
        false,
      ),
      'fill="none" stroke="#ffb1aa" stroke-width="3.5" stroke-opacity=".7"',
    );
  return (
    path(
      d,
      `fill="${defs.across([
        [0, '#d0343a'],
        [0.5, '#9c1620'],
        [1, '#6d0d15'],
      ])}" stroke="#0b0e10" stroke-width="4" stroke-linejoin="round"`,
    ) +
    group(inside, `clip-path="${defs.clip([d])}"`) +
    path(
      d,
      `fill="${defs.across([
        [0, '#fff', 0.5],
        [0.3, '#fff', 0.06],
        [1, '#fff', 0],
      ])}"`,
    )
  );
}

/** The part of tall lamps that climbs the rear pillars; painted after the cabin. */
export function drawHighTailLamps({ look, facing, cabin, onCabin, defs }: Easel): string {
  if (facing === 'front' || !tailOf[look.body].tall) return '';
  const half = 1 - cabin.rearCorner;
  const near: Point[] = [
    [1 - half * 0.86, 0.02],
    [1 - half * 0.9, 0.42],
    [1 - half * 1.15, 0.44],
    [1 - half * 1.22, 0.02],
  ];
  const sides = facing === 'rear' ? [near, near.map(([u, v]): Point => [2 - u, v])] : [near];
  return sides
    .map((points) => {
      const d = onCabin(roundCorners(points, 0.01));
      return path(
        d,
        `fill="${defs.across([
          [0, '#d8474c'],
          [0.6, '#a51b24'],
          [1, '#83111a'],
        ])}" stroke="#0b0e10" stroke-width="3"`,
      );
    })
    .join('');
}

function drawLightBar({ onTail, defs }: Easel, tail: Tail): string {
  const hs = tail.lamp.map(([, h]) => h);
  const h = (Math.min(...hs) + Math.max(...hs)) / 2 + 0.02;
  const d = onTail([
    [-0.8, h + 0.025],
    [0, h + 0.025],
    [0.8, h + 0.025],
    [0.8, h - 0.025],
    [0, h - 0.025],
    [-0.8, h - 0.025],
  ]);
  return path(
    d,
    `fill="${defs.across([
      [0, '#d0343a'],
      [0.5, '#a51b24'],
      [1, '#6d0d15'],
    ])}" stroke="#0b0e10" stroke-width="2"`,
  );
}

function drawGate({ onTail, body }: Easel, { bumper }: Tail): string {
  const edge: Point[] = [
    [-1.02, 0.99],
    [-0.98, 0.7],
    [-0.86, bumper],
    [0, bumper],
    [0.86, bumper],
    [0.98, 0.7],
    [1.02, 0.99],
  ];
  const split = spread(-1.7, 1.7, 13).map((q): Point => [q, bumper - 0.02]);
  const lid = body.bootCrown > 0 ? [] : [seam(onTail(edge, false))];
  return (
    lid.join('') +
    seam(
      onTail(
        body.bootCrown > 0
          ? [
              [-0.8, 0.99],
              [-0.7, bumper + 0.08],
              [0.7, bumper + 0.08],
              [0.8, 0.99],
            ]
          : split,
        false,
      ),
    )
  );
}

function drawPlateRecess(easel: Easel, tail: Tail): string {
  const { onTail, defs } = easel;
  const { plate } = tail;
  const recess = onTail(
    roundCorners(
      [
        [-0.36, plate + 0.13],
        [0.36, plate + 0.13],
        [0.32, plate - 0.13],
        [-0.32, plate - 0.13],
      ],
      0.05,
    ),
  );
  const strip = onTail(
    [
      [-0.4, plate + 0.14],
      [0.4, plate + 0.14],
    ],
    false,
  );
  return (
    path(
      recess,
      `fill="${defs.across([
        [0, '#000', 0.5],
        [1, '#000', 0.12],
      ])}"`,
    ) +
    path(strip, 'fill="none" stroke="#5f686c" stroke-width="11" stroke-linecap="round"') +
    path(strip, 'fill="none" stroke="#e8ecec" stroke-width="5" stroke-linecap="round"') +
    drawPlate(easel, 'rear', plate)
  );
}

function drawLowerBumper({ onTail, defs, body }: Easel): string {
  const qs = spread(-1.7, 1.7, 12);
  const top = body.cladding ? 0.16 : 0.1;
  const d = onTail([
    ...qs.map((q): Point => [q, -0.01]),
    ...qs.toReversed().map((q): Point => [q, top - 0.04 * Math.abs(q)]),
  ]);
  return path(
    d,
    `fill="${defs.across([
      [0, '#363c40'],
      [1, '#121517'],
    ])}"`,
  );
}

function drawReflectors({ onTail }: Easel): string {
  return [-1, 1]
    .map((k) =>
      path(
        onTail(
          roundCorners(
            [
              [0.72 * k, 0.2],
              [1.02 * k, 0.21],
              [1.02 * k, 0.17],
              [0.74 * k, 0.165],
            ],
            0.02,
          ),
        ),
        'fill="#a8202a" stroke="#0b0e10" stroke-width="1.5"',
      ),
    )
    .join('');
}

function drawExhaust({ camera, wall, body }: Easel): string {
  const [x, ,] = wall.surface(wall.outline.half, 0.05);
  const [cx, cy] = camera.project([x - 0.03, body.width * 0.27, wall.bottom(x) + 0.015]);
  const r = camera.scaleAt([x, 0, 0.3]) * 0.036;
  return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 0.9).toFixed(1)}" fill="#0a0c0d" stroke="#aeb6b9" stroke-width="4"/>`;
}
