import { roundCorners } from '../geometry/polygon.ts';
import { mix, type Point, spread } from '../geometry/vector.ts';
import { path } from '../paint/markup.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';
import { beltOf } from './shell.ts';

const gap = 'fill="none" stroke="#0b0e10" stroke-opacity=".62" stroke-width="2.6" stroke-linejoin="round"';
const glint = 'fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.6" transform="translate(2 1.2)"';

/** A panel gap: a dark slit with light caught on its lower edge. */
export const seam = (d: string): string => path(d, glint) + path(d, gap);

export function drawDoors(canvas: VehicleCanvas): string {
  const { body, onFlank, onCabin, cabin, wall } = canvas;
  const belt = beltOf(canvas);
  const { doors, panes } = body;
  const sill = (x: number): number => wall.bottom(x) + 0.12;
  const upright = (x: number, lean = 0): Point[] =>
    spread(belt(x) - 0.01, sill(x), 5).map((z, i) => [x + lean * (i / 4), z]);
  const rearAxle = body.frontAxle + body.wheelbase;
  const reach = body.tyre + body.archGap + 0.05;
  const behind: Point[] = spread(0, 1, 9).map((t) => {
    const z = mix(belt(doors.rear) - 0.01, sill(doors.rear), t);
    // The rear door's edge bends round the wheel arch where it would cut through it.
    const over = Math.abs(z - body.tyre) < reach ? Math.sqrt(reach ** 2 - (z - body.tyre) ** 2) : 0;
    const limit = over > 0 ? rearAxle - over : Infinity;
    return [Math.min(mix(doors.rear + 0.06, doors.rear, Math.min(1, t * 1.6)), limit), z];
  });
  const lines = [
    onFlank(upright(doors.front, 0.03), false),
    onFlank(upright(doors.post), false),
    ...(doors.rear > doors.post ? [onFlank(behind, false)] : []),
    onFlank(
      spread(doors.front + 0.03, Math.min(doors.rear, rearAxle - reach), 8).map((x) => [x, sill(x)]),
      false,
    ),
    ...(doors.rear > doors.post && panes.posts[0] ? [onCabin(postLine(cabin, panes.posts[0]), false)] : []),
  ];
  return (
    lines.map(seam).join('') + drawHandles(canvas) + drawFuelFlap(canvas) + (doors.sliding ? drawRail(canvas) : '')
  );
}

function postLine(cabin: VehicleCanvas['cabin'], [foot, head]: readonly [number, number]): Point[] {
  return spread(0.02, 0.96, 5).map((v) => [cabin.shareAt(mix(foot, head, v), v), v]);
}

function drawHandles(canvas: VehicleCanvas): string {
  const { body, onFlank, look } = canvas;
  const belt = beltOf(canvas);
  const { doors } = body;
  const ends =
    doors.rear > doors.post
      ? [doors.post - 0.24, doors.sliding ? doors.post + 0.1 : doors.rear - 0.2]
      : [doors.post - 0.26];
  const chrome = look.seed % 3 === 0;
  return ends
    .map((x) => {
      const z = belt(x) - 0.135;
      const bar: Point[] = [
        [x, z - 0.02],
        [x + 0.2, z - 0.017],
        [x + 0.2, z + 0.019],
        [x, z + 0.016],
      ];
      const cup: Point[] = [
        [x + 0.03, z - 0.038],
        [x + 0.15, z - 0.036],
        [x + 0.15, z + 0.03],
        [x + 0.03, z + 0.03],
      ];
      return (
        path(onFlank(roundCorners(cup, 0.03)), 'fill="#0b0e10" opacity=".34"') +
        path(
          onFlank(roundCorners(bar, 0.018)),
          `fill="${chrome ? '#e3e6e6' : look.paint.hex}" stroke="#0b0e10" stroke-opacity=".55" stroke-width="1.6"`,
        ) +
        path(
          onFlank(
            [
              [x + 0.02, z + 0.009],
              [x + 0.18, z + 0.012],
            ],
            false,
          ),
          'fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.4" stroke-linecap="round"',
        )
      );
    })
    .join('');
}

function drawFuelFlap(canvas: VehicleCanvas): string {
  const { body, onFlank } = canvas;
  const x = Math.min(body.length - 0.45, body.frontAxle + body.wheelbase + 0.12);
  if (body.length < 2) return '';
  const z = beltOf(canvas)(x) - 0.19;
  return path(
    onFlank(
      roundCorners(
        [
          [x, z - 0.07],
          [x + 0.17, z - 0.07],
          [x + 0.17, z + 0.07],
          [x, z + 0.07],
        ],
        0.03,
      ),
    ),
    'fill="none" stroke="#0b0e10" stroke-opacity=".38" stroke-width="1.8"',
  );
}

function drawRail(canvas: VehicleCanvas): string {
  const { body, onFlank } = canvas;
  const belt = beltOf(canvas);
  const [from, to] = [body.doors.rear, body.length - 0.34];
  const line = spread(from, to, 5).map((x): Point => [x, belt(x) - 0.1]);
  return (
    path(onFlank(line, false), 'fill="none" stroke="#0b0e10" stroke-opacity=".6" stroke-width="5"') +
    path(
      onFlank(line, false),
      'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.6" transform="translate(0 3)"',
    )
  );
}

/** Dark strip along the sill, broad on vehicles with plastic cladding. */
export function drawSill({ body, onFlank, wall, defs }: VehicleCanvas): string {
  const height = body.cladding ? 0.13 : 0.045;
  const [from, to] = [body.frontAxle + body.tyre, body.frontAxle + body.wheelbase - body.tyre];
  if (to > body.length) return '';
  const xs = spread(from - 0.02, to + 0.02, 8);
  const d = onFlank([
    ...xs.map((x): Point => [x, wall.bottom(x) - 0.005]),
    ...xs.toReversed().map((x): Point => [x, wall.bottom(x) + height]),
  ]);
  return path(
    d,
    `fill="${defs.across([
      [0, body.cladding ? '#3a4145' : '#1a1e20'],
      [1, '#15181a'],
    ])}"`,
  );
}
