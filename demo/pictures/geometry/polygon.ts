import { mix, type Point } from './vector.ts';

/** Rounds each corner of a closed polygon by up to `radius`, in the units of its points. */
export function roundCorners(points: readonly Point[], radius: number, steps = 4): Point[] {
  return points.flatMap((corner, i) => {
    const before = points.at(i - 1) ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    const enter = towards(corner, before, radius);
    const leave = towards(corner, after, radius);
    return Array.from({ length: steps + 1 }, (_, k): Point => {
      const t = k / steps;
      const u = 1 - t;
      return [
        u * u * enter[0] + 2 * u * t * corner[0] + t * t * leave[0],
        u * u * enter[1] + 2 * u * t * corner[1] + t * t * leave[1],
      ];
    });
  });
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const t = Math.min(0.5, distance / length);
  return [mix(from[0], to[0], t), mix(from[1], to[1], t)];
}

/** Adds points along each side so that a straight side follows a curved surface when projected. */
export function subdivide(points: readonly Point[], step: number, closed = true): Point[] {
  return points.flatMap((a, i) => {
    const b = points[i + 1] ?? (closed ? points[0] : undefined);
    if (b === undefined) return [a];
    const parts = Math.min(24, Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step)));
    return Array.from({ length: parts }, (_, k): Point => [mix(a[0], b[0], k / parts), mix(a[1], b[1], k / parts)]);
  });
}

/** The convex outline of projected corners, which is how a solid box looks. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const p of sorted) {
    for (;;) {
      const a = hull.at(-2);
      const b = hull.at(-1);
      if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
      hull.pop();
    }
    hull.push(p);
  }
  return hull.slice(0, -1);
}

/** Adds the other half to half an outline, which is given from the middle outwards. */
export function mirrorHalf(half: readonly Point[]): Point[] {
  return [...half, ...half.toReversed().map(([q, h]): Point => [-q, h])];
}
