import { mix, type Point, spread, type Vec3 } from '../geometry/vector.ts';
import { path, smoothPathOf } from '../paint/markup.ts';
import type { Easel } from '../views/easel.ts';

/** Roof rails: a slim bar on three feet along one edge of the roof. */
export function drawRail({ body, cabin, camera, look }: Easel, side: 'near' | 'far'): string {
  if (!body.rails) return '';
  const [from, to] = [mix(cabin.frontCorner, cabin.rearCorner, 0.14), mix(cabin.frontCorner, cabin.rearCorner, 0.9)];
  const sign = side === 'near' ? 1 : -1;
  const at = (u: number, up: number): Point => {
    const [x, y, z] = cabin.surface(sign * u, 1);
    return camera.project([x, y - sign * 0.07, z + 0.012 + up] satisfies Vec3);
  };
  const bar = spread(from, to, 12).map((u, i) => at(u, i === 0 || i === 11 ? 0.004 : 0.042));
  const feet = [0.03, 0.5, 0.97].map((t) => {
    const u = mix(from, to, t);
    return path(smoothPathOf([at(u, 0), at(u, 0.04)]), 'fill="none" stroke="#1a1e20" stroke-width="12"');
  });
  const silver = look.seed % 2 === 0;
  const d = smoothPathOf(bar);
  const line = (colour: string, width: number): string =>
    path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`);
  return (
    feet.join('') +
    line('#14181a', 10) +
    line(silver ? '#c3c9cb' : '#33393c', 6.5) +
    line(silver ? '#f4f6f6' : '#6b7478', 2)
  );
}
