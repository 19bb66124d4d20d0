import { drawVehicle } from '../draw-vehicle.ts';
import type { BodyShape } from '#server/marketplace/reference/catalogue/levels.ts';
import type { InspectedVehicle } from '../look.ts';
import type { View } from '#server/marketplace/vehicles/photos.ts';
import { drawAdvertisement } from '../scenes/advertisement.ts';
import { drawBanner } from '../scenes/banner.ts';
import { drawBodyIcon } from '../scenes/body-icon.ts';
import { drawCouponPicture } from '../scenes/coupon.ts';
import { drawMonogram } from './monogram.ts';
import { svg } from '../paint/markup.ts';
import { palette } from '../paint/colour.ts';
import { drawLetters } from './letters.ts';

/** What a picture shows, as plain data: it is sent to another thread and is part of the cache key. */
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

const [width, height] = [640, 860];
const lines = [300, 350, 400, 450, 540, 590, 640];

/** A photographed document with a title, meaningless lines and a stamp. The blurred one is unreadable. */
function drawPaper({ title, isSharp }: { title: string; isSharp: boolean }): string {
  const heading = title
    .toUpperCase()
    .split(' ')
    .map((word, place) => drawLetters(word, { middle: [width / 2, 130 + place * 70], height: 40 }))
    .join('');
  const text = lines.map((y, place) => `M110 ${y}H${530 - ((place * 67) % 190)}`).join('');
  const blur = '<filter id="unsharp"><feGaussianBlur stdDeviation="9"/></filter>';
  return svg(
    width,
    height,
    `<defs>${isSharp ? '' : blur}</defs><rect width="${width}" height="${height}" fill="${palette.line}"/>` +
      `<g${isSharp ? '' : ' filter="url(#unsharp)"'}><rect x="50" y="40" width="540" height="780" fill="#fffdf8"/>` +
      `<path d="${heading}" fill="none" stroke="${palette.ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<path d="${text}" stroke="${palette.harbourMist}" stroke-width="7" stroke-linecap="round"/>` +
      `<circle cx="450" cy="730" r="58" fill="none" stroke="${palette.harbour}" stroke-width="7"/>` +
      `<path d="M412 730H488" stroke="${palette.harbour}" stroke-width="7"/></g>`,
  );
}
