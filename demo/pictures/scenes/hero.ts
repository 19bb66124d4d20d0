import type { BodyShape } from '../../../server/reference/catalogue/levels.ts';
import type { VehicleLook } from '../look.ts';
import { type Definitions, group, show } from '../paint/markup.ts';
import { drawVehicleFigure } from '../views/exterior.ts';

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
  // Drawn at its full size and shrunk as a whole, so that lines grow finer with it.
  const figure = drawVehicleFigure(look, facing, defs, { x: 70, width: 1460, middle: 625, height: 820 });
  const scale = place.width / 1460;
  return group(
    figure,
    `transform="translate(${show(place.x - 70 * scale)} ${show(place.middle - 625 * scale)}) scale(${scale.toFixed(4)})"`,
  );
}
