import { createHash } from 'node:crypto';
import type { VehicleLook, View } from './look.ts';

/** Raised whenever drawings change, so that stored pictures are drawn anew. */
const drawingVersion = 1;

/** A stable name for a rendered picture: the same look, view, width and format always give the same key. */
export function pictureKey(look: VehicleLook, view: View, width: number, format: string): string {
  const { body, make, model, style, paint, year, mileageKm, seats, fuel, seed } = look;
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
    view,
    width,
    format,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}
