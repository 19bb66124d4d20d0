import { roundCorners } from '../geometry/polygon.ts';
import { type Point, spread } from '../geometry/vector.ts';
import { path } from '../paint/markup.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';
import { drawPlate } from './plate.ts';
import { seam } from './seams.ts';
import { drawLightBar, drawTailLamp } from './tail-lamps.ts';
import { type Tail, tailOf } from './body-tails.ts';

/** Everything on the tail: lamps, lid or gate seams, plate, bumper and its reflectors. */
export function drawTail(canvas: VehicleCanvas): string {
  const { look, facing } = canvas;
  if (facing === 'front') return '';
  const tail = tailOf[look.body];
  if (facing === 'side') return drawTailLamp(canvas, tail, 1);
  return [
    drawLowerBumper(canvas),
    drawGate(canvas, tail),
    drawPlateRecess(canvas, tail),
    look.fuel === 'electric' || (look.body === 'sedan' && look.seed % 2 === 0) ? drawLightBar(canvas, tail) : '',
    drawTailLamp(canvas, tail, 1),
    drawTailLamp(canvas, tail, -1),
    drawReflectors(canvas),
    look.fuel === 'electric' ? '' : drawExhaust(canvas),
  ].join('');
}

function drawGate({ onTail, body }: VehicleCanvas, { bumper }: Tail): string {
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

function drawPlateRecess(canvas: VehicleCanvas, tail: Tail): string {
  const { onTail, defs } = canvas;
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
    drawPlate(canvas, 'rear', plate)
  );
}

function drawLowerBumper({ onTail, defs, body }: VehicleCanvas): string {
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

function drawReflectors({ onTail }: VehicleCanvas): string {
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

function drawExhaust({ camera, wall, body }: VehicleCanvas): string {
  const [x, ,] = wall.surface(wall.outline.half, 0.05);
  const [cx, cy] = camera.project([x - 0.03, body.width * 0.27, wall.bottom(x) + 0.015]);
  const r = camera.scaleAt([x, 0, 0.3]) * 0.036;
  return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 0.9).toFixed(1)}" fill="#0a0c0d" stroke="#aeb6b9" stroke-width="4"/>`;
}
