import { roundCorners } from '../geometry/polygon.ts';
import { chooser } from '../geometry/random.ts';
import type { Point } from '../geometry/vector.ts';
import { group, path } from '../paint/markup.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';
import { type Tail, tailOf } from './body-tails.ts';

export function drawTailLamp(canvas: VehicleCanvas, tail: Tail, side: 1 | -1): string {
  const { onTail, defs, look } = canvas;
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

/** The part of tall lamps that climbs the rear pillars. It is painted after the cabin. */
export function drawHighTailLamps({ look, facing, cabin, onCabin, defs }: VehicleCanvas): string {
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

export function drawLightBar({ onTail, defs }: VehicleCanvas, tail: Tail): string {
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
