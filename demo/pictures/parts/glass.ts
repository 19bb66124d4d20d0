import { convexHull, roundCorners } from '../geometry/polygon.ts';
import { type Point, spread, type Vec3 } from '../geometry/vector.ts';
import { group, path, pathOf } from '../paint/markup.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';
import { listPanes, type Pane, sideSurround } from './panes.ts';
import { chooser } from '../geometry/random.ts';

/** All glass that can be seen, with the cabin behind it. */
export function drawGlass(canvas: VehicleCanvas): string {
  const { onCabin, defs } = canvas;
  const panes = listPanes(canvas).filter((pane) => canBeSeen(canvas, pane));
  const shapes = panes.map((pane) => ({
    pane,
    d: onCabin(roundCorners(pane.outline, pane.kind === 'side' ? 0.012 : 0.02)),
  }));
  const frames = [
    path(onCabin(roundCorners(sideSurround(canvas), 0.015)), 'fill="#14181a"'),
    ...shapes.map(({ d }) => path(d, 'fill="#14181a" stroke="#14181a" stroke-width="7" stroke-linejoin="round"')),
  ];
  const inside = group(
    path(
      boxOf(shapes.map(({ d }) => d)),
      `fill="${defs.across([
        [0, '#2c383c'],
        [0.5, '#1b2427'],
        [1, '#12181a'],
      ])}"`,
    ) + drawCabinInside(canvas),
    `clip-path="${defs.clip(shapes.map(({ d }) => d))}"`,
  );
  return frames.join('') + inside + shapes.map(({ pane, d }) => drawReflection(canvas, pane, d)).join('');
}

function canBeSeen({ cabinRange, facing }: VehicleCanvas, { kind, outline }: Pane): boolean {
  // Seen from the front, the rear window would show above the roof, which hides it.
  if ((kind === 'back' && facing === 'front') || (kind === 'screen' && facing === 'rear')) return false;
  const [from, to] = cabinRange(0.5);
  if (kind === 'side') return true;
  return outline.filter(([u]) => u > from + 0.02 && u < to - 0.02).length >= 2;
}

/** This outline covers everything, and the clip decides what stays. */
function boxOf(paths: readonly string[]): string {
  return paths.length === 0 ? '' : 'M0 0H1600V1000H0z';
}

function drawReflection(canvas: VehicleCanvas, { kind, outline }: Pane, d: string): string {
  const { defs, onCabin } = canvas;
  const sky = kind === 'side' ? 0.42 : 0.5;
  const sheen = defs.across([
    [0, '#eef5f6', sky],
    [0.4, '#c5d3d6', sky * 0.36],
    [0.72, '#9fb0b4', 0.08],
    [1, '#0d1213', 0.22],
  ]);
  const us = outline.map(([u]) => u);
  const [low, high] = [Math.min(...us), Math.max(...us)];
  const at = (t: number): number => low + (high - low) * t;
  const streak: Point[] =
    kind === 'side'
      ? [
          [at(0.12), 1],
          [at(0.34), 1],
          [at(0.22), 0],
          [at(0), 0],
        ]
      : [
          [at(0.5), 1],
          [at(0.78), 1],
          [at(0.9), 0],
          [at(0.62), 0],
        ];
  const shine = group(path(onCabin(streak), 'fill="#fff" opacity=".1"'), `clip-path="${defs.clip([d])}"`);
  return (
    path(d, `fill="${sheen}"`) + shine + path(d, 'fill="none" stroke="#0a0d0e" stroke-width="2" stroke-opacity=".7"')
  );
}

export function drawWipers({ cabin, camera, facing, body }: VehicleCanvas): string {
  if (facing === 'side') return '';
  const share = cabin.frontCorner;
  if (facing === 'front') {
    const cowl = [-0.95, -0.6, -0.2, 0.2, 0.6, 0.95].map((t) => camera.project(cabin.surface(t * share, 0.015)));
    const arm = (from: number, to: number): string =>
      path(
        pathOf(
          [camera.project(cabin.surface(from * share, 0.01)), camera.project(cabin.surface(to * share, 0.13))],
          false,
        ),
        'fill="none" stroke="#0c0f10" stroke-width="4" stroke-linecap="round"',
      );
    return (
      path(pathOf(cowl, false), 'fill="none" stroke="#1a1f21" stroke-width="9" stroke-linecap="round"') +
      arm(-0.5, 0.22) +
      arm(0.12, 0.78)
    );
  }
  if (body.bootCrown > 0 || body.rows.length === 1) return '';
  return path(
    pathOf(
      [camera.project(cabin.surface(1, 0.12)), camera.project(cabin.surface(1 + (1 - cabin.rearCorner) * 0.5, 0.24))],
      false,
    ),
    'fill="none" stroke="#0c0f10" stroke-width="4.5" stroke-linecap="round"',
  );
}

/** What can be seen through the glass: far windows, seats, the dashboard, and the wheel on the right. */
function drawCabinInside(canvas: VehicleCanvas): string {
  const { body, facing } = canvas;
  const rows = facing === 'rear' ? body.rows : body.rows.toReversed();
  const seats = rows.map((x) => [-1, 1].map((side) => drawSeat(canvas, x, side * body.width * 0.21)).join(''));
  const dash = drawDash(canvas) + drawSteeringWheel(canvas);
  return drawFarWindows(canvas) + (facing === 'rear' ? dash + seats.join('') : seats.join('') + dash);
}

function drawFarWindows(canvas: VehicleCanvas): string {
  const { cabin, camera, facing } = canvas;
  return listPanes(canvas)
    .filter(
      ({ kind }) =>
        kind === 'side' || (kind === 'back' && facing === 'front') || (kind === 'screen' && facing === 'rear'),
    )
    .map(({ kind, outline }) => {
      const points = outline.map(([u, v]) => camera.project(cabin.surface(kind === 'side' ? -u : u, v)));
      return path(pathOf(points), 'fill="#b9c4c3" opacity=".42"');
    })
    .join('');
}

function drawSeat(canvas: VehicleCanvas, x: number, y: number): string {
  const { body, look } = canvas;
  const beige = chooser(look.seed, 'trim').number() < 0.25;
  const fill = beige ? '#7a6f5d' : '#39434a';
  const z = body.hip;
  const lean = 0.16;
  const half = Math.min(0.25, body.width * 0.145);
  const slab = (low: number, high: number, wide: number, thick: number): string =>
    drawSolid(
      canvas,
      [low, high].flatMap((h) =>
        [-wide, wide].flatMap((side) =>
          [0, thick].map((deep): Vec3 => [x + (lean * (h - z)) / 0.6 - deep + 0.04, y + side, h]),
        ),
      ),
      fill,
      beige ? '#958974' : '#56626a',
    );
  return slab(z - 0.1, z + 0.56, half, 0.14) + slab(z + 0.62, z + 0.77, half * 0.52, 0.09);
}

function drawSolid({ camera }: VehicleCanvas, corners: readonly Vec3[], fill: string, edge: string): string {
  const outline = pathOf(convexHull(corners.map((p) => camera.project(p))));
  return (
    path(outline, `fill="${fill}" stroke="${fill}" stroke-width="13" stroke-linejoin="round"`) +
    path(outline, `fill="none" stroke="${edge}" stroke-width="2.5" stroke-linejoin="round" opacity=".7"`)
  );
}

function drawDash(canvas: VehicleCanvas): string {
  const { body, wall } = canvas;
  const front = body.cabin.screenBase + 0.12;
  const rear = Math.max(front + 0.2, (body.rows[0] ?? 2) - 0.72);
  const z = wall.top(front + 0.2);
  const wide = body.width * 0.39;
  return drawSolid(
    canvas,
    [-wide, wide].flatMap((y): Vec3[] => [
      [front, y, z + 0.0],
      [rear, y, z + 0.03],
      [rear + 0.03, y, z - 0.3],
      [front, y, z - 0.3],
    ]),
    '#20272a',
    '#3b464a',
  );
}

function drawSteeringWheel({ body, camera }: VehicleCanvas): string {
  const centre: Vec3 = [(body.rows[0] ?? 2) - 0.62, -body.width * 0.21, body.hip + 0.5];
  const [tilt, radius] = [0.42, 0.185];
  const rim = spread(0, 2 * Math.PI, 25).map((a) => {
    const [across, up] = [Math.cos(a) * radius, Math.sin(a) * radius];
    return camera.project([centre[0] + up * Math.sin(tilt), centre[1] + across, centre[2] + up * Math.cos(tilt)]);
  });
  const [cx, cy] = camera.project(centre);
  return (
    path(pathOf(rim), 'fill="none" stroke="#0e1213" stroke-width="8"') +
    path(pathOf(rim), 'fill="none" stroke="#5b676b" stroke-width="2" opacity=".8"') +
    `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="10" fill="#171c1e"/>`
  );
}
