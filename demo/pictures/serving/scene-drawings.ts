import { slugOf } from '../../../server/catalogue/make-groups.ts';
import { welcomeCoupon } from '../../../server/coupons/welcome-coupon.ts';
import { formatUsd } from '../../../server/pricing/price-text.ts';
import type { BodyShape } from '../../../server/reference/catalogue/levels.ts';
import { sceneKey } from '../picture-key.ts';
import type { Drawing } from './drawing.ts';
import type { Subject } from './subject.ts';

const amountText = formatUsd(welcomeCoupon.quotaCents);

/** What stands at fixed addresses, and how wide it is as a rule. */
const scenes: Readonly<Record<string, readonly [Subject, usualWidth: number]>> = {
  'home/banner-coupon': [{ kind: 'banner', scene: 'handover', palette: 'signal' }, 1440],
  'home/banner-toyota': [{ kind: 'banner', scene: 'port', palette: 'harbour' }, 1440],
  'home/banner-byd': [{ kind: 'banner', scene: 'road', palette: 'paper' }, 1440],
  'home/banner-clearance': [{ kind: 'banner', scene: 'yard', palette: 'harbour' }, 1440],
  'home/banner-flash': [{ kind: 'banner', scene: 'flash', palette: 'signal' }, 1440],
  'home/login': [{ kind: 'advertisement' }, 600],
  'home/coupon': [{ kind: 'coupon', amountText, big: true }, 720],
  'home/coupon-small': [{ kind: 'coupon', amountText, big: false }, 360],
  // What the people of the demo have uploaded, or show in the contract's examples.
  'uploads/deposit': paper('Bank transfer'),
  'uploads/balance': paper('Bank transfer'),
  'uploads/deposit-slip-1': paper('Deposit slip'),
  'uploads/deposit-slip-2': paper('Deposit receipt'),
  'uploads/balance-slip-1': paper('Balance slip'),
  'uploads/pvt': paper('VAT certificate'),
  'uploads/pin': paper('PIN certificate', false),
  'uploads/pin-sharp': paper('PIN certificate'),
};

function paper(title: string, isSharp = true): readonly [Subject, number] {
  return [{ kind: 'paper', title, isSharp }, 640];
}

export function findSceneDrawing(folder: string, name: string): Drawing | undefined {
  const place = `${folder}/${name}`;
  const scene = Object.hasOwn(scenes, place) ? scenes[place] : undefined;
  return scene && drawingOf(...scene);
}

export function findMakeDrawing(slug: string, makes: readonly { name: string }[]): Drawing | undefined {
  const make = makes.find(({ name }) => slugOf(name) === slug);
  return make && drawingOf({ kind: 'monogram', name: make.name }, 240);
}

export function findLevelDrawing(slug: string, levels: readonly { code: string; body: string }[]): Drawing | undefined {
  const level = levels.find(({ code }) => code.toLowerCase() === slug);
  const body = level?.body as BodyShape | undefined;
  return body && drawingOf({ kind: 'bodyIcon', body }, 240);
}

function drawingOf(subject: Subject, usualWidth: number): Drawing {
  return { subject, usualWidth, keyOf: (width, format) => sceneKey(subject, width, format) };
}
