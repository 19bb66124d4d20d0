import type { BodyShape } from '#server/marketplace/reference/catalogue/levels.ts';
import type { Proportions } from './proportions.ts';
import { bus, minivan, truckCab, van } from './shapes-boxes.ts';
import { coupe, hatchback, kei, sedan, wagon } from './shapes-cars.ts';
import { evSuv, largeSuv, pickup, suv } from './shapes-utility.ts';

export const shapeOf: Readonly<Record<BodyShape, Proportions>> = {
  hatchback,
  sedan,
  wagon,
  suv,
  'large-suv': largeSuv,
  minivan,
  van,
  kei,
  pickup,
  coupe,
  'ev-suv': evSuv,
  truck: truckCab,
  bus,
};
