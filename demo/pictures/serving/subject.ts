import { drawVehicle } from '../draw-vehicle.ts';
import type { BodyShape } from '../../../server/reference/catalogue/levels.ts';
import type { InspectedVehicle } from '../look.ts';
import type { View } from '../../../server/vehicles/photos.ts';
import { drawAdvertisement } from '../scenes/advertisement.ts';
import { drawBanner } from '../scenes/banner.ts';
import { drawBodyIcon } from '../scenes/body-icon.ts';
import { drawCouponPicture } from '../scenes/coupon.ts';
import { drawMonogram } from './monogram.ts';
import { drawPaper } from './paper.ts';

/** What a picture shows, as data: it is drawn by another thread, and its stored pictures are named by it. */
export type Subject =
  | { kind: 'vehicle'; look: InspectedVehicle; view: View }
  | ({ kind: 'banner' } & Parameters<typeof drawBanner>[0])
  | { kind: 'advertisement' }
  | { kind: 'coupon'; amountText: string; big: boolean }
  | { kind: 'monogram'; name: string }
  | { kind: 'bodyIcon'; body: BodyShape }
  | { kind: 'paper'; title: string; isSharp: boolean };

/** The same subject always gives the same drawing. */
export function drawSubject(subject: Subject): string {
  switch (subject.kind) {
    case 'vehicle':
      return drawVehicle(subject.look, subject.view);
    case 'banner':
      return drawBanner(subject);
    case 'advertisement':
      return drawAdvertisement();
    case 'coupon':
      return drawCouponPicture(subject);
    case 'monogram':
      return drawMonogram(subject.name);
    case 'bodyIcon':
      return drawBodyIcon(subject.body);
    case 'paper':
      return drawPaper(subject);
  }
  return subject satisfies never;
}
