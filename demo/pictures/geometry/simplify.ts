import type { Point } from './vector.ts';

/** Drops points that lie within `tolerance` of the line without them (Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let worst = 0;
  let at = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i] ?? first;
    const away =
      length < 1e-6
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length;
    if (away > worst) [worst, at] = [away, i];
  }
  if (worst <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}
