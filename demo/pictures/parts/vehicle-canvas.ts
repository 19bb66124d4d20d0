import { buildCabin, type Cabin } from '../body/cabin.ts';
import type { Proportions } from '../body/proportions.ts';
import { buildWall, type Wall } from '../body/wall.ts';
import type { Camera } from '../geometry/camera.ts';
import { subdivide } from '../geometry/polygon.ts';
import { clamp, dot, type Point, spread, subtract, type Vec3 } from '../geometry/vector.ts';
import type { VehicleLook } from '../look.ts';
import { type Definitions, pathOf } from '../paint/markup.ts';
import { shadePaint, type Shader } from '../paint/shade.ts';

type Range = readonly [from: number, to: number];

/** One vehicle in front of one camera, with its skins and paint and helpers to draw on its curved surfaces. */
export interface VehicleCanvas {
  look: VehicleLook;
  body: Proportions;
  wall: Wall;
  cabin: Cabin;
  camera: Camera;
  defs: Definitions;
  paint: Shader;
  facing: 'front' | 'side' | 'rear';
  /** The part of the wall that can be seen at a relative height, as distances round the plan. */
  wallRange: (h: number) => Range;
  cabinRange: (v: number) => Range;
  /** Draws an outline given in distance round the plan and relative height. */
  onWall: (points: readonly Point[], closed?: boolean) => string;
  /** Draws an outline on the nose, where 0 is the middle and ±1 are the corners. */
  onNose: (points: readonly Point[], closed?: boolean) => string;
  onTail: (points: readonly Point[], closed?: boolean) => string;
  /** Draws an outline on the flank, in metres of x and height above ground. */
  onFlank: (points: readonly Point[], closed?: boolean) => string;
  onCabin: (points: readonly Point[], closed?: boolean) => string;
  /** Pixels per metre about the middle of the near side. */
  unit: number;
}

export function createVehicleCanvas(
  look: VehicleLook,
  body: Proportions,
  camera: Camera,
  defs: Definitions,
  facing: VehicleCanvas['facing'],
): VehicleCanvas {
  const wall = buildWall(body);
  const cabin = buildCabin(body, wall);
  const { half } = wall.outline;
  const wallRange = cached((h) =>
    visibleRange(half / 2, half * 1.5, (s) => turnedToEye(camera.eye, wall.surface(s, h), wall.normal(s, h))),
  );
  const cabinRange = cached((v) =>
    visibleRange(0.5, 1.5, (u) => turnedToEye(camera.eye, cabin.surface(u, v), cabin.normal(u, v))),
  );
  const onWall = (points: readonly Point[], closed = true): string =>
    pathOf(
      subdivide(points, 0.05, closed).map(([s, h]) => {
        const [from, to] = wallRange(clamp(h));
        return camera.project(wall.surface(clamp(s, from, to), h));
      }),
      closed,
    );
  return {
    look,
    body,
    wall,
    cabin,
    camera,
    defs,
    paint: shadePaint(look.paint, camera.eye),
    facing,
    wallRange,
    cabinRange,
    onWall,
    onNose: (points, closed) =>
      onWall(
        points.map(([q, h]): Point => [q * wall.frontCorner, h]),
        closed,
      ),
    onTail: (points, closed) =>
      onWall(
        points.map(([q, h]): Point => [half - q * (half - wall.rearCorner), h]),
        closed,
      ),
    onFlank: (points, closed = true) =>
      pathOf(
        subdivide(points, 0.08, closed).map(([x, z]) => camera.project(wall.sidePoint(x, z))),
        closed,
      ),
    onCabin: (points, closed = true) =>
      pathOf(
        subdivide(points, 0.04, closed).map(([u, v]) => {
          const [from, to] = cabinRange(clamp(v, 0.02, 0.98));
          return camera.project(cabin.surface(clamp(u, from, to), v));
        }),
        closed,
      ),
    unit: camera.scaleAt([body.length / 2, body.width / 2, 0.5]),
  };
}

function turnedToEye(eye: Vec3, p: Vec3, n: Vec3): boolean {
  return dot(n, subtract(eye, p)) > 0;
}

/** Walks from the middle, which is always seen, both ways until the surface turns from the eye. */
function visibleRange(middle: number, limit: number, seen: (at: number) => boolean): Range {
  const reach = (sign: 1 | -1): number => {
    const end = sign > 0 ? limit : middle - (limit - middle);
    const steps = spread(middle, end, 16);
    const lost = steps.findIndex((at) => !seen(at));
    if (lost < 1) return end;
    let [good, bad] = [steps[lost - 1] ?? middle, steps[lost] ?? end];
    for (let i = 0; i < 8; i++) {
      const half = (good + bad) / 2;
      if (seen(half)) good = half;
      else bad = half;
    }
    return good;
  };
  return [reach(-1), reach(1)];
}

function cached(find: (at: number) => Range): (at: number) => Range {
  const known = new Map<number, Range>();
  return (at) => {
    // The steps are so fine that the rows of a painted skin fall exactly on known heights.
    const key = Math.round(at * 60);
    const range = known.get(key) ?? find(key / 60);
    known.set(key, range);
    return range;
  };
}
