import { clamp, mix, type Vec3 } from '../geometry/vector.ts';

/** The house colours: paper, ink, harbour and signal, with the greys that drawings are made of. */
export const palette = {
  paper: '#f6f1e7',
  paperShade: '#d8cfbd',
  ink: '#1c2a2b',
  inkSoft: '#5b6766',
  line: '#cfc6b4',
  harbour: '#0f4c4a',
  harbourDeep: '#0a3233',
  harbourMist: '#7fa3a0',
  signal: '#e2912b',
  signalPale: '#f3c98a',
} as const;

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
