import { createHash } from 'node:crypto';
import type { InspectedVehicle } from './look.ts';
import type { View } from '../../server/vehicles/photos.ts';

/** Raised whenever a drawing changes, so that stored pictures are drawn anew. */
const drawingVersion = 2;

/** A stable name for a rendered picture: the same look, view, width and format always give the same key. */
export function pictureKey(look: InspectedVehicle, view: View, width: number, format: string): string {
  const { body, make, model, style, paint, year, mileageKm, seats, fuel, seed, inspection } = look;
  // Listed one by one: the key must not hang on the order in which a caller writes the fields.
  const facts = [
    drawingVersion,
    body,
    make,
    model,
    style,
    paint.name,
    paint.hex,
    paint.finish,
    year,
    mileageKm,
    seats,
    fuel,
    seed,
    // Of all views only the sheet shows them.
    ...(view === 'sheet' ? [inspection.grade, inspection.interiorGrade, inspection.chassisNumber] : []),
    view,
    width,
    format,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/** The same for what is drawn from few words. */
export function sceneKey(scene: object, width: number, format: string): string {
  const facts = Object.entries(scene).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const name = createHash('sha256')
    .update(JSON.stringify([drawingVersion, facts]))
    .digest('hex')
    .slice(0, 24);
  return `${name}-${width}-${format}`;
}
