import type { Point, Vec3 } from '../geometry/vector.ts';
import { path, pathOf } from '../paint/markup.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';

/** A neutral plate, flat on nose or tail, with our name alone. */
export function drawPlate({ camera, wall }: VehicleCanvas, end: 'front' | 'rear', h: number): string {
  const middle = end === 'front' ? 0 : wall.outline.half;
  const [x, , z] = wall.surface(middle, h);
  const out = end === 'front' ? -0.03 : 0.012;
  // The plate must be readable from outside: at the front, the car's right side is on the reader's left.
  const across = end === 'front' ? 1 : -1;
  const corner = (side: number, up: number): Vec3 => [x + out, side * across * 0.225, z + up * 0.062];
  const [a, b, c, d] = [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)].map(camera.project) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const plate = pathOf([a, b, c, d]);
  const matrix = [(b[0] - a[0]) / 100, (b[1] - a[1]) / 100, (d[0] - a[0]) / 27, (d[1] - a[1]) / 27, a[0], a[1]];
  return (
    path(plate, 'fill="#f7f5ee" stroke="#3a4346" stroke-width="4" stroke-linejoin="round"') +
    `<text transform="matrix(${matrix.map((n) => n.toFixed(3)).join(' ')})" x="50" y="20" text-anchor="middle" textLength="76" lengthAdjust="spacingAndGlyphs" font-family="Liberation Sans,Arial,sans-serif" font-weight="700" font-size="17.5" fill="#0f4c4a">GARIPORT</text>`
  );
}
