import { convexHull } from '../geometry/polygon.ts';
import type { Point, Vec3 } from '../geometry/vector.ts';
import { path, pathOf, smoothPathOf } from '../paint/markup.ts';
import { mixHex } from '../paint/colour.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';

/** Door mirror on one side: a rounded shell on a short foot. */
export function drawMirror(canvas: VehicleCanvas, side: 'near' | 'far'): string {
  const { body, camera, look, defs, facing, cabin } = canvas;
  if (facing === 'side' && side === 'far') return '';
  const sign = side === 'near' ? 1 : -1;
  const x = body.panes.front[0] + 0.1;
  const share = cabin.shareAt(x, 0.1);
  const [, footY, footZ] = cabin.surface(share, 0.06);
  const tall = body.height > 1.7 ? 1.3 : 1;
  const z = footZ + 0.1 * tall;
  const y = footY + 0.16;
  const at = (dx: number, dy: number, dz: number): Point =>
    camera.project([x + dx, sign * (y + dy), z + dz * tall] satisfies Vec3);
  // The outline of the shell lies across the car, and its front a hand's breadth ahead of it.
  const back: Point[] = [
    at(0.05, -0.11, -0.05),
    at(0.05, -0.1, 0.055),
    at(0.05, 0.05, 0.075),
    at(0.05, 0.11, 0.04),
    at(0.05, 0.1, -0.05),
    at(0.05, 0, -0.075),
  ];
  const nose: Point[] = [
    at(-0.06, -0.06, -0.035),
    at(-0.06, -0.05, 0.035),
    at(-0.06, 0.04, 0.045),
    at(-0.05, 0.08, 0.01),
    at(-0.06, 0.04, -0.045),
  ];
  const { hex } = look.paint;
  const shell = defs.across([
    [0, mixHex(hex, '#ffffff', 0.45)],
    [0.45, hex],
    [0.62, mixHex(hex, '#101314', 0.4)],
    [1, mixHex(hex, '#101314', 0.6)],
  ]);
  const hull = smoothPathOf(convexHull([...back, ...nose]), true);
  const foot = pathOf([at(-0.03, -0.2, -0.09), at(0.05, -0.2, -0.09), at(0.04, -0.03, -0.05), at(-0.03, -0.03, -0.05)]);
  const glass =
    facing === 'rear'
      ? path(
          smoothPathOf(back, true),
          `fill="${defs.across([
            [0, '#c8d4d7'],
            [0.5, '#8fa0a5'],
            [1, '#4f5c60'],
          ])}" stroke="#14181a" stroke-width="4"`,
        )
      : '';
  return (
    path(foot, 'fill="#15191b" stroke="#15191b" stroke-width="5" stroke-linejoin="round"') +
    path(hull, `fill="${shell}" stroke="#0b0e10" stroke-opacity=".6" stroke-width="2"`) +
    glass
  );
}
