import { mix3, type Point, spread, type Vec3 } from '../geometry/vector.ts';
import { type Definitions, path, pathOf, show } from '../paint/markup.ts';
import type { Easel } from './easel.ts';

/** The shadow a soft studio sky leaves: wide and faint, then close and dark where the car nearly touches. */
export function drawShadow({ wall, camera, body, defs }: Easel, length = body.length): string {
  const stretch = length / body.length;
  const ring = (grow: number): Point[] =>
    spread(-wall.outline.half, wall.outline.half, 44)
      .slice(1)
      .map((s) => {
        const [x, y] = wall.outline.at(s);
        const [nx, ny] = wall.outline.outward(s);
        return camera.project([x * stretch + nx * grow, y + ny * grow, 0]);
      });
  // Many faint layers make a soft edge at a fraction of the cost of a blur.
  const soft = spread(0.16, -0.26, 13).map((grow, i) =>
    path(pathOf(ring(grow)), `fill="#241b15" opacity="${(0.022 + 0.0095 * i).toFixed(3)}"`),
  );
  return drawFaintShadow({ camera, body, defs }, length) + soft.join('');
}

/** The wide part of the shadow: one round gradient laid on the ground in perspective. */
function drawFaintShadow({ camera, body, defs }: Pick<Easel, 'camera' | 'body' | 'defs'>, length: number): string {
  const [cx, cy] = camera.project([length / 2, 0, 0]);
  const [ax, ay] = camera.project([length, 0, 0]);
  const [bx, by] = camera.project([length / 2, body.width / 2, 0]);
  const fill = defs.radial([
    [0.5, '#3b3527', 0.5],
    [0.72, '#3b3527', 0.22],
    [0.88, '#3b3527', 0.06],
    [1, '#3b3527', 0],
  ]);
  const k = 1.36;
  const matrix = [(ax - cx) * k * 0.86, (ay - cy) * k * 0.86, (bx - cx) * k, (by - cy) * k, cx, cy];
  return `<circle r="1" fill="${fill}" transform="matrix(${matrix.map(show).join(' ')})"/>`;
}

/** What is seen below the sills: the dark underside. */
export function drawUnderside({ wall, camera, body, wallRange }: Easel): string {
  const [from, to] = wallRange(0);
  const edge = spread(from, to, 30).map((s) => camera.project(wall.surface(s, 0.06)));
  const lower = spread(to, from, 30).map((s, i) => {
    const [x, y] = wall.outline.at(s);
    const tray: Vec3 = [body.length / 2 + (x - body.length / 2) * 0.93, y * 0.86, Math.max(0.1, wall.bottom(x) * 0.62)];
    // Rises to the bodywork at both ends of what is seen, as real under-trays do.
    return camera.project(mix3(wall.surface(s, 0), tray, Math.sqrt(Math.sin((Math.PI * i) / 29))));
  });
  return path(pathOf([...edge, ...lower]), 'fill="#15181a"');
}

/** A paper floor that rises into a paper wall: quiet enough for a page full of cards. */
export function drawStudio(defs: Definitions, width: number, height: number, horizon: number): string {
  const wall = defs.across([
    [0, '#ebe4d6'],
    [0.72, '#f5f0e6'],
    [1, '#f8f4ec'],
  ]);
  const floor = defs.across([
    [0, '#e3dac8'],
    [0.35, '#e9e1d1'],
    [1, '#f3ede2'],
  ]);
  const join = defs.across([
    [0, '#e9e1d1', 0],
    [0.5, '#e6decd'],
    [1, '#e4dbca', 0],
  ]);
  return (
    `<rect width="${width}" height="${horizon}" fill="${wall}"/>` +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${floor}"/>` +
    `<rect y="${horizon - 70}" width="${width}" height="140" fill="${join}"/>`
  );
}
