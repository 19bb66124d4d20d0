import { type Surface, stretchPatch, type Vertex, normalOf } from '../body/surface.ts';
import { curveThrough } from '../geometry/curve.ts';
import { add, mix, scale, spread, subtract, type Vec3 } from '../geometry/vector.ts';
import { path, pathOf } from '../paint/markup.ts';
import { paintHanging, paintPatch } from '../paint/patch.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';

/** The lower body from sill to shoulder, as far round the car as it can be seen. */
export function drawWall(canvas: VehicleCanvas): string {
  const { wall, wallRange, defs, camera, paint } = canvas;
  const heights = spread(0, 1, 31).toReversed();
  const rows = heights.map((h) => {
    const [from, to] = wallRange(h);
    return wallStations(canvas, from, to).map((s): Vertex => ({ p: wall.surface(s, h), n: wall.normal(s, h) }));
  });
  return paintHanging(defs, camera, rows, paint);
}

/** Takes more stations where the plan turns, and few along the straight flank. */
function wallStations({ wall }: VehicleCanvas, from: number, to: number): number[] {
  const { half } = wall.outline;
  const marks = [wall.frontCorner * 1.9, half - (half - wall.rearCorner) * 1.9].filter((s) => s > from && s < to);
  const edges = [from, ...marks, to];
  return edges.slice(0, -1).flatMap((a, i) => {
    const b = edges[i + 1] ?? to;
    const straight = a > 0.5 && b < half - 0.2 && edges.length === 4 && i === 1;
    return spread(a, b, straight ? 12 : 15).slice(i === 0 ? 0 : 1);
  });
}

export function drawBonnet(canvas: VehicleCanvas): string {
  // The bonnet of a cab-over is only a ledge under its windscreen, which the lid already shows.
  if (canvas.body.cabin.screenBase < 0.26) return '';
  return paintSurface(canvas, bonnetSurface(canvas), [1, 0]);
}

/** Bonnet between the nose edge, the wings' edges and the foot of the windscreen. */
function bonnetSurface({ wall, cabin, body }: VehicleCanvas): Surface {
  const corner = wall.frontCorner;
  const end = wall.outline.distanceAt(cabin.surface(cabin.frontCorner, 0)[0]);
  const last = Math.max(corner + 0.02, end);
  // The edge of the wing bends in to meet the foot of the pillar. Otherwise the patch would not close there.
  const miss = subtract(cabin.surface(cabin.frontCorner, 0), wall.surface(last, 1));
  // A short bonnet cannot bulge as far as a long one without folding over its own edge.
  const rise = body.bonnetCrown * 2.4 * Math.min(1, body.cabin.screenBase ** 2);
  const edge = (sign: 1 | -1) => (t: number) =>
    add(wall.surface(sign * mix(corner, last, t), 1), scale([miss[0], sign * miss[1], miss[2]], t ** 1.6));
  return stretchPatch(
    {
      front: (a) => wall.surface(mix(-corner, corner, a), 1),
      back: (a) => cabin.surface(mix(-cabin.frontCorner, cabin.frontCorner, a), 0),
      near: edge(1),
      far: edge(-1),
    },
    (a, t) => rise * (1 - Math.abs(2 * a - 1) ** 3.2) * t * (1 - t),
  );
}

export function drawBoot(canvas: VehicleCanvas): string {
  return paintSurface(canvas, bootSurface(canvas), [0, 1]);
}

function bootSurface({ wall, cabin, body }: VehicleCanvas): Surface {
  const { half } = wall.outline;
  const corner = half - wall.rearCorner;
  const start = wall.outline.distanceAt(cabin.surface(cabin.rearCorner, 0)[0]);
  const first = Math.min(start, half - corner - 0.02);
  const miss = subtract(cabin.surface(cabin.rearCorner, 0), wall.surface(first, 1));
  const edge = (sign: 1 | -1) => (t: number) =>
    add(
      wall.surface(sign * mix(first, half - corner, t), 1),
      scale([miss[0], sign * miss[1], miss[2]], (1 - t) ** 1.6),
    );
  return stretchPatch(
    {
      front: (a) =>
        cabin.surface(2 * a - 1 < 0 ? -mix(1, cabin.rearCorner, 1 - 2 * a) : mix(1, cabin.rearCorner, 2 * a - 1), 0),
      back: (a) => wall.surface(half - corner * (2 * a - 1), 1),
      near: edge(1),
      far: edge(-1),
    },
    (a, t) => body.bootCrown * (1 - Math.abs(2 * a - 1) ** 3) * t * (1 - t) * 3,
  );
}

function paintSurface(
  { defs, camera, paint, facing }: VehicleCanvas,
  surface: Surface,
  order: readonly [number, number],
): string {
  const [x, y] = surface(0.5, 0.5);
  const core: Vec3 = [x, y, 0];
  const vertex = (a: number, t: number): Vertex => ({
    p: surface(a, t),
    n: normalOf(surface, mix(0.02, 0.98, a), mix(0.02, 0.98, t), 0.02, core),
  });
  // Seen from the side, strips run along the car, since its outline would be ragged otherwise. Else they run across,
  // from far to near.
  const rows =
    facing === 'side'
      ? spread(0, 1, 15).map((a) => spread(0, 1, 13).map((t) => vertex(a, t)))
      : spread(order[0], order[1], 14).map((t) => spread(0, 1, 13).map((a) => vertex(a, t)));
  return paintPatch(defs, camera, rows, paint);
}

/** A plain lid over the whole lower body closes the gaps where bonnet, boot and shelf meet. */
export function drawLid({ wall, camera, paint }: VehicleCanvas): string {
  const { half } = wall.outline;
  const rim = spread(-half, half, 70).map((s) => wall.surface(s, 0.995));
  const colour = paint({ p: wall.surface(half / 2, 1), n: [0, 0.55, 0.83] });
  return path(pathOf(rim.map(camera.project)), `fill="${colour}"`);
}

const shelf = (points: readonly Vec3[]): Vertex[] => points.map((p) => ({ p, n: [0, 0.86, 0.5] }));

/** The narrow shelf between belt edge and glass. */
export function drawLedge({ wall, cabin, defs, camera, paint }: VehicleCanvas): string {
  const shares = spread(cabin.frontCorner * 0.9, Math.min(1, cabin.rearCorner * 1.02), 18);
  const foot = shares.map((u) => cabin.surface(u, 0.03));
  const edge = foot.map(([x]) => wall.surface(wall.outline.distanceAt(x), 0.985));
  return paintPatch(defs, camera, [shelf(foot), shelf(edge)], paint);
}

/** Pillars and window frames; glass is laid over them. */
export function drawCabinShell({ cabin, cabinRange, defs, camera, paint }: VehicleCanvas): string {
  const rows = spread(1, 0, 13).map((v) => {
    const [from, to] = cabinRange(v);
    return spread(from, to, 30).map((u): Vertex => ({ p: cabin.surface(u, v), n: cabin.normal(u, v) }));
  });
  return paintHanging(defs, camera, rows, paint);
}

export function drawRoof({ cabin, defs, camera, paint }: VehicleCanvas): string {
  const rows = spread(0, 1, 15).map((a) =>
    spread(0, 1, 14).map((t): Vertex => ({ p: cabin.roof(a, t), n: cabin.roofNormal(a, t) })),
  );
  return paintPatch(defs, camera, rows, paint);
}

/** Height of the belt over x, for parts that hang from it. */
export const beltOf = ({ body }: VehicleCanvas): ((x: number) => number) => curveThrough(body.top);
