import { roundCorners } from '../geometry/polygon.ts';
import { type Point, spread } from '../geometry/vector.ts';
import { group, path } from '../paint/markup.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';
import type { Face } from './make-faces.ts';

/** One headlamp: housing, reflectors, light signature, indicator and the clear lens over all. */
export function drawHeadlamp(canvas: VehicleCanvas, face: Face, side: 1 | -1): string {
  const { onNose, defs, look } = canvas;
  const modern = look.year >= 2013 || look.fuel === 'electric';
  const at = (points: readonly Point[], closed = true): string =>
    onNose(
      points.map(([q, h]): Point => [q * side, h]),
      closed,
    );
  const lens = at(roundCorners(face.lamp, 0.045));
  const housing = modern
    ? defs.across([
        [0, '#59646a'],
        [0.4, '#2a3236'],
        [1, '#171c1f'],
      ])
    : defs.across([
        [0, '#f3f6f6'],
        [0.45, '#b4bec2'],
        [1, '#78848a'],
      ]);
  const inner = centreOf(face.lamp);
  const eyes = modern
    ? [
        [-0.14, -0.005],
        [0.12, 0.025],
      ]
    : [
        [-0.1, 0],
        [0.16, 0.03],
      ];
  const inside =
    eyes.map(([dq = 0, dh = 0]) => drawEye(canvas, at, [inner[0] + dq, inner[1] + dh], modern)).join('') +
    drawSignature(face, at, modern) +
    path(at(indicator(face.lamp)), `fill="#e8952f" opacity="${modern ? 0.75 : 0.95}"`);
  return (
    path(lens, `fill="${housing}" stroke="#0b0e10" stroke-width="5" stroke-linejoin="round"`) +
    group(inside, `clip-path="${defs.clip([lens])}"`) +
    path(
      lens,
      `fill="${defs.across([
        [0, '#fff', 0.5],
        [0.35, '#fff', 0.08],
        [0.75, '#fff', 0],
        [1, '#fff', 0.16],
      ])}"`,
    ) +
    path(lens, 'fill="none" stroke="#dfe6e7" stroke-opacity=".55" stroke-width="1.8"')
  );
}

function centreOf(outline: readonly Point[]): Point {
  const inner = outline.filter(([q]) => q < 1.2);
  return [
    inner.reduce((sum, [q]) => sum + q, 0) / inner.length,
    inner.reduce((sum, [, h]) => sum + h, 0) / inner.length,
  ];
}

function drawEye(
  { wall, defs }: VehicleCanvas,
  at: (p: readonly Point[]) => string,
  [cq, ch]: Point,
  modern: boolean,
): string {
  const tall = wall.top(0.1) - wall.bottom(0.1);
  const radius = 0.052;
  const ring = (k: number): string =>
    at(
      spread(0, 2 * Math.PI, 19)
        .slice(1)
        .map((a): Point => [
          cq + (Math.cos(a) * radius * k) / wall.frontCorner,
          ch + (Math.sin(a) * radius * k) / tall,
        ]),
    );
  const bowl = modern
    ? defs.radial([
        [0, '#f5fafb'],
        [0.4, '#9fb0b8'],
        [0.75, '#4b585e'],
        [1, '#d3dadc'],
      ])
    : defs.radial([
        [0, '#ffffff'],
        [0.3, '#e8ecec'],
        [0.7, '#8f9a9e'],
        [1, '#f1f4f4'],
      ]);
  return (
    path(ring(1.12), `fill="${modern ? '#0e1214' : '#8b969a'}"`) +
    path(ring(0.95), `fill="${bowl}"`) +
    path(ring(0.38), `fill="${modern ? '#e9f3f7' : '#fffdf4'}"`)
  );
}

function drawSignature(face: Face, at: (p: readonly Point[], closed?: boolean) => string, modern: boolean): string {
  if (!modern) return '';
  const lamp = face.lamp;
  const upper = lamp.slice(1, 4).map(([q, h]): Point => [q, h - 0.022]);
  const lower = lamp.slice(-3).map(([q, h]): Point => [q, h + 0.022]);
  const glow = (points: readonly Point[]): string => {
    const d = at(points, false);
    return (
      path(d, 'fill="none" stroke="#bfe3f2" stroke-opacity=".5" stroke-width="11"') +
      path(d, 'fill="none" stroke="#fbfeff" stroke-width="5" stroke-linecap="round"')
    );
  };
  const first = lower[0] ?? [1, 0.7];
  switch (face.signature) {
    case 'strip':
      return glow(lower);
    case 'brow':
      return glow(upper);
    case 'hook':
      return glow([...lower.toReversed(), [first[0] + 0.12, first[1] + 0.07]]);
    case 'bracket':
      return glow([...upper.toReversed().slice(1), ...lower.toReversed().slice(0, 2)]);
  }
  return face.signature satisfies never;
}

/** The amber outer end of the lamp. */
function indicator(lamp: readonly Point[]): Point[] {
  const outer = lamp.filter(([q]) => q > 1.1);
  const low = Math.min(...outer.map(([, h]) => h));
  const high = Math.max(...outer.map(([, h]) => h));
  return [
    [1.22, low - 0.05],
    [1.3, high + 0.05],
    [1.6, high + 0.05],
    [1.6, low - 0.05],
  ];
}

export function drawFog(canvas: VehicleCanvas, face: Face, side: 1 | -1): string {
  const { onNose, defs, wall, look } = canvas;
  if (look.body === 'kei' && look.seed % 2 === 0) return '';
  const at = (points: readonly Point[]): string => onNose(points.map(([q, h]): Point => [q * side, h]));
  const dark = defs.across([
    [0, '#0d1011'],
    [1, '#2a3033'],
  ]);
  switch (face.fog) {
    case 'slit':
      return (
        path(
          at(
            roundCorners(
              [
                [0.82, 0.3],
                [1.12, 0.36],
                [1.1, 0.3],
                [0.86, 0.16],
              ],
              0.03,
            ),
          ),
          `fill="${dark}"`,
        ) +
        path(
          at([
            [0.9, 0.27],
            [1.05, 0.31],
            [1.05, 0.285],
            [0.91, 0.235],
          ]),
          'fill="#eef2f2"',
        )
      );
    case 'bracket':
      return path(
        at(
          roundCorners(
            [
              [0.84, 0.42],
              [1.02, 0.46],
              [1.1, 0.2],
              [0.98, 0.12],
              [0.88, 0.16],
              [0.98, 0.24],
              [0.95, 0.36],
            ],
            0.02,
          ),
        ),
        `fill="${dark}"`,
      );
    case 'round': {
      const [cx, cy, r] = [0.95, 0.24, 0.052];
      const tall = wall.top(0.1) - wall.bottom(0.1);
      const ring = (k: number): string =>
        at(
          spread(0, 2 * Math.PI, 19)
            .slice(1)
            .map((a): Point => [cx + (Math.cos(a) * r * k) / wall.frontCorner, cy + (Math.sin(a) * r * k) / tall]),
        );
      return (
        path(
          at(
            roundCorners(
              [
                [0.8, 0.34],
                [1.1, 0.38],
                [1.14, 0.2],
                [0.98, 0.13],
                [0.84, 0.14],
              ],
              0.05,
            ),
          ),
          `fill="${dark}"`,
        ) +
        path(ring(1), 'fill="#838c90"') +
        path(
          ring(0.82),
          `fill="${defs.across([
            [0, '#f6f8f8'],
            [0.5, '#b9c3c6'],
            [1, '#78848a'],
          ])}"`,
        )
      );
    }
  }
  return face.fog satisfies never;
}
