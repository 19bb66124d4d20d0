import { mix, type Point, spread } from '../geometry/vector.ts';

/** The plan of a body seen from above, walked by distance from the middle of the nose over the near side. */
export interface Outline {
  /** Distance from the middle of the nose to the middle of the tail; negative distances are the far side. */
  half: number;
  at: (s: number) => Point;
  /** Unit vector pointing away from the body. */
  outward: (s: number) => Point;
  /** Distance at which the near side passes x. */
  distanceAt: (x: number) => number;
}

interface PlanEnds {
  front: number;
  rear: number;
  halfWidth: number;
  nose: { curve: number; square: number };
  tail: { curve: number; square: number };
}

/** Two superellipse ends joined by straight sides. */
export function drawOutline(plan: PlanEnds): Outline {
  const points = [
    ...endCurve(plan.nose.square).map(([along, aside]): Point => [
      plan.front + along * plan.nose.curve,
      aside * plan.halfWidth,
    ]),
    ...endCurve(plan.tail.square)
      .toReversed()
      .map(([along, aside]): Point => [plan.rear - along * plan.tail.curve, aside * plan.halfWidth]),
  ];
  const distances = [0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
    distances.push((distances[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const half = distances.at(-1) ?? 0;

  const nearSide = (s: number): Point => {
    let low = 0;
    let high = distances.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((distances[middle] ?? 0) <= s) low = middle;
      else high = middle;
    }
    const [d0, d1] = [distances[low] ?? 0, distances[high] ?? 1];
    const [a, b] = [points[low] ?? [0, 0], points[high] ?? [0, 0]];
    const t = (s - d0) / (d1 - d0 || 1);
    return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
  };
  // Both are asked for many thousand times for a picture, so they are read from a table of even steps.
  const steps = 400;
  const table = Array.from({ length: steps + 1 }, (_, i): Point => nearSide((half * i) / steps));
  const normals = table.map(([x, y], i): Point => {
    // Beyond either end the outline goes on as its own mirror image.
    const [ax, ay] = i === 0 ? [x, -(table[1]?.[1] ?? 1)] : (table[i - 1] ?? [x, y]);
    const [bx, by] = i === steps ? [x, -(table[steps - 1]?.[1] ?? 1)] : (table[i + 1] ?? [x, y]);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [-(by - ay) / length, (bx - ax) / length];
  });
  const read = (list: readonly Point[], walked: number): Point => {
    const s = walked > half ? walked - 2 * half : walked;
    const place = (Math.min(half, Math.abs(s)) / half) * steps;
    const i = Math.min(steps - 1, Math.floor(place));
    const [a, b] = [list[i] ?? [0, 0], list[i + 1] ?? [0, 0]];
    const y = mix(a[1], b[1], place - i);
    return [mix(a[0], b[0], place - i), s < 0 ? -y : y];
  };
  const at = (walked: number): Point => read(table, walked);
  const outward = (walked: number): Point => read(normals, walked);
  const distanceAt = (x: number): number => {
    let [low, high] = [0, half];
    for (let i = 0; i < 22; i++) {
      const middle = (low + high) / 2;
      if (nearSide(middle)[0] < x) low = middle;
      else high = middle;
    }
    return low;
  };
  return { half, at, outward, distanceAt };
}

/** A quarter superellipse from the centre line (0, 0) to full width (1, 1). */
function endCurve(square: number): Point[] {
  return spread(0, Math.PI / 2, 40).map((angle) => [
    1 - Math.cos(angle) ** (2 / square),
    Math.sin(angle) ** (2 / square),
  ]);
}
