import { clamp, mix, type Vec3 } from '../geometry/vector.ts';

export function parseHex(hex: string): Vec3 {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function toHex(colour: Vec3): string {
  return `#${colour
    .map((c) =>
      Math.round(clamp(c) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function mixHex(a: string, b: string, t: number): string {
  const [x, y] = [parseHex(a), parseHex(b)];
  return toHex([mix(x[0], y[0], t), mix(x[1], y[1], t), mix(x[2], y[2], t)]);
}
