import { convexHull } from '../geometry/polygon.ts';
import { chooser } from '../geometry/random.ts';
import { spread, type Vec3 } from '../geometry/vector.ts';
import { path, pathOf } from '../paint/markup.ts';
import type { Easel } from './easel.ts';
import { listPanes } from './panes.ts';

/** What can be made out through the glass: far windows, seats, dashboard, the wheel on the right-hand side. */
export function drawCabinInside(easel: Easel): string {
  const { body, facing } = easel;
  const rows = facing === 'rear' ? body.rows : body.rows.toReversed();
  const seats = rows.map((x) => [-1, 1].map((side) => drawSeat(easel, x, side * body.width * 0.21)).join(''));
  const dash = drawDash(easel) + drawSteeringWheel(easel);
  return drawFarWindows(easel) + (facing === 'rear' ? dash + seats.join('') : seats.join('') + dash);
}

function drawFarWindows(easel: Easel): string {
  const { cabin, camera, facing } = easel;
  return listPanes(easel)
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

function drawSeat(easel: Easel, x: number, y: number): string {
  const { body, look } = easel;
  const beige = chooser(look.seed, 'trim').number() < 0.25;
  const fill = beige ? '#7a6f5d' : '#39434a';
  const z = body.hip;
  const lean = 0.16;
  const half = Math.min(0.25, body.width * 0.145);
  const slab = (low: number, high: number, wide: number, thick: number): string =>
    drawSolid(
      easel,
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

function drawSolid({ camera }: Easel, corners: readonly Vec3[], fill: string, edge: string): string {
  const outline = pathOf(convexHull(corners.map((p) => camera.project(p))));
  return (
    path(outline, `fill="${fill}" stroke="${fill}" stroke-width="13" stroke-linejoin="round"`) +
    path(outline, `fill="none" stroke="${edge}" stroke-width="2.5" stroke-linejoin="round" opacity=".7"`)
  );
}

function drawDash(easel: Easel): string {
  const { body, wall } = easel;
  const front = body.cabin.screenBase + 0.12;
  const rear = Math.max(front + 0.2, (body.rows[0] ?? 2) - 0.72);
  const z = wall.top(front + 0.2);
  const wide = body.width * 0.39;
  return drawSolid(
    easel,
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

function drawSteeringWheel({ body, camera }: Easel): string {
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
