import type { BodyShape } from '#server/marketplace/reference/catalogue/levels.ts';
import type { VehicleLook } from '../look.ts';
import { type Definitions, group, path, show } from '../paint/markup.ts';
import { drawVehicleFigure } from '../views/exterior.ts';
import { mixHex } from '../paint/colour.ts';
import { drawSilhouette } from '../views/silhouette.ts';

/** The one fully drawn vehicle of a scene. */
export function drawHero(
  defs: Definitions,
  hero: { body: BodyShape; make: string; hex: string; seed: number },
  facing: 'front' | 'rear' | 'side',
  place: { x: number; width: number; middle: number },
): string {
  const look: VehicleLook = {
    body: hero.body,
    make: hero.make,
    model: '',
    style: '',
    paint: { name: '', hex: hero.hex, finish: 'metallic' },
    year: 2020,
    mileageKm: 0,
    seats: 5,
    fuel: 'hybrid',
    seed: hero.seed,
  };
  // The figure is drawn at full size and shrunk as a whole, so that its lines become finer too.
  const figure = drawVehicleFigure(look, facing, defs, { x: 70, width: 1460, middle: 625, height: 820 });
  const scale = place.width / 1460;
  return group(
    figure,
    `transform="translate(${show(place.x - 70 * scale)} ${show(place.middle - 625 * scale)}) scale(${scale.toFixed(4)})"`,
  );
}

interface SmallCar {
  body: BodyShape;
  hex: string;
  x: number;
  /** The height of the ground in the picture. */
  ground: number;
  unit: number;
  mirrored?: boolean;
}

/** A car for the middle distance, with its true outline, flat paint and dark glass. */
export function drawSmallCar(defs: Definitions, { body, hex, x, ground, unit, mirrored }: SmallCar): string {
  const { solids, panes, wheels, width, height } = drawSilhouette(body, unit);
  const paint = defs.linear(
    [0, 0],
    [0, height],
    [
      [0, mixHex(hex, '#ffffff', 0.4)],
      [0.4, mixHex(hex, '#ffffff', 0.12)],
      [0.56, mixHex(hex, '#0b0e10', 0.12)],
      [1, mixHex(hex, '#0b0e10', 0.5)],
    ],
  );
  const turned = mirrored
    ? `translate(${(x + width).toFixed(1)} ${(ground - height).toFixed(1)}) scale(-1 1)`
    : `translate(${x.toFixed(1)} ${(ground - height).toFixed(1)})`;
  return (
    `<ellipse cx="${(x + width / 2).toFixed(1)}" cy="${ground}" rx="${(width * 0.52).toFixed(1)}" ry="${(unit * 0.11).toFixed(1)}" fill="#000" opacity=".32"/>` +
    group(
      solids.map((d) => path(d, `fill="${paint}"`)).join('') +
        panes.map((d) => path(d, 'fill="#16211f"')).join('') +
        wheels
          .map(({ x: cx, y, radius }) => {
            const at = `cx="${cx.toFixed(1)}" cy="${y.toFixed(1)}"`;
            return `<circle ${at} r="${(radius * 1.1).toFixed(1)}" fill="#0b0d0e"/><circle ${at} r="${(radius * 0.6).toFixed(1)}" fill="#aab2b3"/><circle ${at} r="${(radius * 0.2).toFixed(1)}" fill="#22282a"/>`;
          })
          .join(''),
      `transform="${turned}"`,
    )
  );
}
