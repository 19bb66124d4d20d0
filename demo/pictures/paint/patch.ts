import type { Vertex } from '../body/surface.ts';
import type { Camera } from '../geometry/camera.ts';
import type { Point } from '../geometry/vector.ts';
import { parseHex } from './colour.ts';
import { type Definitions, group, path, pathOf, type Stop } from './markup.ts';
import type { Shader } from './shade.ts';

/**
 * Paints a curved skin as overlapping strips, each with a gradient along its length. Each strip reaches under the next,
 * so no seam shows between them.
 */
export function paintPatch(
  defs: Definitions,
  camera: Camera,
  rows: readonly (readonly Vertex[])[],
  shade: Shader,
): string {
  const projected = rows.map((row) => row.map(({ p }) => camera.project(p)));
  return rows
    .slice(0, -1)
    .map((row, i) => {
      const here = projected[i] ?? [];
      const next = projected[i + 1] ?? here;
      const after = projected[i + 2] ?? next;
      const outline = [...here, ...next.slice(-1), ...after.toReversed(), ...next.slice(0, 1)];
      return path(pathOf(outline), `fill="${fillAlong(defs, here, row.map(shade))}"`);
    })
    .join('');
}

/**
 * Paints a skin whose rows follow each other down the picture. Each strip reaches a little further than the next row,
 * and the whole is cut to its outline once.
 */
export function paintHanging(
  defs: Definitions,
  camera: Camera,
  rows: readonly (readonly Vertex[])[],
  shade: Shader,
): string {
  const projected = rows.map((row) => row.map(({ p }) => camera.project(p)));
  const ends = projected.slice(1, -1);
  const outline = [
    ...(projected[0] ?? []),
    ...ends.flatMap((row) => row.slice(-1)),
    ...(projected.at(-1) ?? []).toReversed(),
    ...ends.flatMap((row) => row.slice(0, 1)).toReversed(),
  ];
  const strips = rows.slice(0, -1).map((row, i) => {
    const here = projected[i] ?? [];
    const [fx, fy] = here[0] ?? [0, 0];
    const [lx, ly] = here.at(-1) ?? [0, 0];
    // The top strip also covers what bulges above its first row.
    const rise = i === 0 ? 60 : 0;
    const line: Point[] = [[fx - 80, fy - rise], ...here.map(([x, y]): Point => [x, y - rise]), [lx + 80, ly - rise]];
    const fall = fallTo(projected[Math.min(i + 2, rows.length - 1)] ?? here);
    return path(
      pathOf([...line, [lx + 80, fall(lx + 80)], [fx - 80, fall(fx - 80)]]),
      `fill="${fillAlong(defs, here, row.map(shade))}"`,
    );
  });
  return group(strips.join(''), `clip-path="${defs.clip([pathOf(outline)])}"`);
}

/** A straight line below every point of a row, parallel to the way between its ends. */
function fallTo(row: readonly Point[]): (x: number) => number {
  const [fx, fy] = row[0] ?? [0, 0];
  const [lx, ly] = row.at(-1) ?? [1, 0];
  const slope = (ly - fy) / (lx - fx || 1);
  const drop = Math.max(...row.map(([x, y]) => y - fy - slope * (x - fx)));
  return (x) => fy + slope * (x - fx) + drop + 3;
}

function fillAlong(defs: Definitions, points: readonly Point[], colours: readonly string[]): string {
  const from = points[0] ?? [0, 0];
  const to = points.at(-1) ?? from;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  if (square < 16) return colours[colours.length >> 1] ?? '#888';
  let reached = -1;
  const stops: Stop[] = [];
  points.forEach(([x, y], i) => {
    const offset = ((x - from[0]) * dx + (y - from[1]) * dy) / square;
    // Points that run back along the axis would break the gradient's order.
    if (offset <= reached + 0.003 || offset > 1.001) return;
    reached = offset;
    stops.push([offset, colours[i] ?? '#888']);
  });
  return defs.linear(from, to, dropEven(stops));
}

/** Leaves out stops that lie on the straight way between their neighbours. */
function dropEven(stops: readonly Stop[]): Stop[] {
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last || stops.length < 3) return [...stops];
  const [a, b] = [parseHex(first[1]), parseHex(last[1])];
  let worst = 0;
  let at = 0;
  for (let i = 1; i < stops.length - 1; i++) {
    const [offset, colour] = stops[i] ?? first;
    const t = (offset - first[0]) / (last[0] - first[0]);
    const c = parseHex(colour);
    const away = Math.max(...([0, 1, 2] as const).map((k) => Math.abs(c[k] - a[k] - (b[k] - a[k]) * t)));
    if (away > worst) [worst, at] = [away, i];
  }
  if (worst < 0.018) return [first, last];
  return [...dropEven(stops.slice(0, at + 1)).slice(0, -1), ...dropEven(stops.slice(at))];
}
