import { add, cross, dot, normalise, scale, subtract, type Vec3 } from '../geometry/vector.ts';

export interface Vertex {
  p: Vec3;
  n: Vec3;
}

/** A skin of the car: two numbers give a point on it. */
export type Surface = (u: number, v: number) => Vec3;

/** The unit normal, found by small steps and turned away from `inside`. */
export function normalOf(surface: Surface, u: number, v: number, step: number, inside: Vec3): Vec3 {
  const du = subtract(surface(u + step, v), surface(u - step, v));
  const dv = subtract(surface(u, v + step), surface(u, v - step));
  const n = normalise(cross(du, dv));
  return dot(n, subtract(surface(u, v), inside)) < 0 ? scale(n, -1) : n;
}

/** A patch stretched between four edge lines (Coons), raised in the middle by `crown`. */
export function stretchPatch(
  edges: { front: (a: number) => Vec3; back: (a: number) => Vec3; near: (t: number) => Vec3; far: (t: number) => Vec3 },
  crown: (a: number, t: number) => number,
): Surface {
  const { front, back, near, far } = edges;
  return (a, t) => {
    const acrossPart = add(scale(front(a), 1 - t), scale(back(a), t));
    const alongPart = add(scale(far(t), 1 - a), scale(near(t), a));
    const corners = add(
      add(scale(front(0), (1 - a) * (1 - t)), scale(front(1), a * (1 - t))),
      add(scale(back(0), (1 - a) * t), scale(back(1), a * t)),
    );
    return add(subtract(add(acrossPart, alongPart), corners), [0, 0, crown(a, t)]);
  };
}
