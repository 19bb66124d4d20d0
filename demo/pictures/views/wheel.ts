import { shapeOf } from '../body/shape-of.ts';
import { spread } from '../geometry/vector.ts';
import type { VehicleLook } from '../look.ts';
import { mixHex } from '../paint/colour.ts';
import { Definitions, group, path, svg } from '../paint/markup.ts';
import { chooseRim, drawRimFace } from '../parts/wheels.ts';

/** One wheel in its arch from close up, with the rim, the brake and the tread that is left. */
export function drawWheelView(look: VehicleLook): string {
  const defs = new Definitions();
  const body = shapeOf[look.body];
  const { hex } = look.paint;
  const [cx, cy, radius] = [800, 690, 420];
  const floor = cy + radius;
  const flank = defs.linear(
    [0, 0],
    [0, 1000],
    [
      [0, mixHex(hex, '#ffffff', 0.5)],
      [0.3, mixHex(hex, '#ffffff', 0.16)],
      [0.42, hex],
      [0.46, mixHex(hex, '#0b0e10', 0.42)],
      [0.8, mixHex(hex, '#0b0e10', 0.22)],
      [1, mixHex(hex, '#3b3527', 0.5)],
    ],
  );
  const arch = radius * 1.12;
  const sill = floor - 200;
  // This is half the width of the arch where the sill cuts it.
  const half = Math.sqrt(arch ** 2 - (sill - cy) ** 2);
  const tyre = defs.radial([
    [0, '#111415'],
    [0.7, '#1a1e20'],
    [0.86, '#33393c'],
    [0.95, '#24292c'],
    [1, '#0e1112'],
  ]);
  const content =
    ground(defs, floor) +
    path(`M0 0H1600V${sill}H${cx + half}A${arch} ${arch} 0 1 0 ${cx - half} ${sill}H0z`, `fill="${flank}"`) +
    path(`M0 214Q800 176 1600 204`, 'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5"') +
    path(`M0 224Q800 186 1600 214`, 'fill="none" stroke="#0b0e10" stroke-opacity=".35" stroke-width="5"') +
    path(
      `M${cx - half} ${sill + 60}V${sill}A${arch} ${arch} 0 1 1 ${cx + half} ${sill}V${sill + 60}z`,
      `fill="${defs.across([
        [0, '#0a0c0d'],
        [1, '#1b2022'],
      ])}"`,
    ) +
    path(
      `M${cx - half} ${sill}A${arch} ${arch} 0 1 1 ${cx + half} ${sill}`,
      `fill="none" stroke="${body.cladding ? '#2b3134' : mixHex(hex, '#ffffff', 0.4)}" stroke-width="${body.cladding ? 54 : 9}"`,
    ) +
    path(
      `M0 ${sill}H${cx - half}V${sill + 62}H0z M1600 ${sill}H${cx + half}V${sill + 62}H1600z`,
      `fill="${defs.across([
        [0, '#343b3f'],
        [1, '#101314'],
      ])}"`,
    ) +
    group(
      `<circle r="${radius}" fill="${tyre}"/>` +
        tread(radius) +
        `<circle r="${radius * 0.93}" fill="none" stroke="#5a6367" stroke-opacity=".5" stroke-width="3"/><circle r="${radius * 0.83}" fill="none" stroke="#4a5357" stroke-opacity=".5" stroke-width="3"/>` +
        `<circle r="${radius * 0.88}" fill="none" stroke="#6b7478" stroke-opacity=".35" stroke-width="13" stroke-dasharray="60 1180" transform="rotate(-112)"/>` +
        path(
          `M${-radius * 0.7} ${-radius * 0.62}A${radius * 0.94} ${radius * 0.94} 0 0 1 ${radius * 0.7} ${-radius * 0.62}`,
          'fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="42"',
        ) +
        group(
          drawRimFace({ defs, look }, chooseRim(look.body, look.seed)),
          `transform="scale(${(radius * (body.rim + 0.02)).toFixed(1)})"`,
        ),
      `transform="translate(${cx} ${cy})"`,
    );
  return svg(1600, 1200, content, defs);
}

function ground(defs: Definitions, floor: number): string {
  const shadow = defs.radial([
    [0, '#191713', 0.8],
    [0.6, '#2c281e', 0.4],
    [1, '#3b3527', 0],
  ]);
  return (
    `<rect width="1600" height="1200" fill="${defs.across([
      [0, '#2a2c2b'],
      [0.7, '#2a2c2b'],
      [0.82, '#c9bfab'],
      [1, '#efe8da'],
    ])}"/>` +
    `<rect y="${floor - 60}" width="1600" height="${1260 - floor}" fill="${defs.across([
      [0, '#8f8675'],
      [0.4, '#cdc3b0'],
      [1, '#eee7d9'],
    ])}"/>` +
    `<ellipse cx="800" cy="${floor}" rx="620" ry="54" fill="${shadow}"/>`
  );
}

function tread(radius: number): string {
  return spread(0, 354, 60)
    .map(
      (a) =>
        `<path d="M0 ${-radius * 0.995}V${-radius * 0.955}" stroke="#000" stroke-opacity=".55" stroke-width="7" transform="rotate(${a.toFixed(0)})"/>`,
    )
    .join('');
}
