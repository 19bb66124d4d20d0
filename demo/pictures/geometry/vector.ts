/** Metres: x runs from the nose to the tail, y from the centre line to the near side, z up from the ground. */
export type Vec3 = readonly [x: number, y: number, z: number];
export type Point = readonly [x: number, y: number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function normalise(a: Vec3): Vec3 {
  return scale(a, 1 / (Math.hypot(...a) || 1));
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mix3 = (a: Vec3, b: Vec3, t: number): Vec3 => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** `count` numbers from `from` to `to`, both included. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => mix(from, to, i / (count - 1)));
}
