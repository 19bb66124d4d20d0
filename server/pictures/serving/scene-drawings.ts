import { createHash } from 'node:crypto';
import { slugOf } from '../../catalogue/make-groups.ts';
import { couponTemplates } from '../../stock/people/coupons.ts';
import { formatUsd } from '../../pricing/price-text.ts';
import type { BodyShape } from '../look.ts';
import { drawAdvertisement } from '../scenes/advertisement.ts';
import { drawBanner } from '../scenes/banner.ts';
import { drawBodyIcon } from '../scenes/body-icon.ts';
import { drawCouponPicture } from '../scenes/coupon.ts';
import type { Drawing } from './drawing.ts';
import { drawMonogram } from './monogram.ts';
import { drawPaper } from './paper.ts';

interface Scene {
  svg: () => string;
  usualWidth: number;
}

const banner = (scene: Parameters<typeof drawBanner>[0]): Scene => ({ svg: () => drawBanner(scene), usualWidth: 1440 });
const amountText = formatUsd(couponTemplates.welcome.quotaCents);
const paper = (title: string, isSharp: boolean): Scene => ({
  svg: () => drawPaper({ title, isSharp }),
  usualWidth: 640,
});

const scenes: Readonly<Record<string, Scene>> = {
  'home/banner-coupon': banner({ scene: 'handover', palette: 'signal' }),
  'home/banner-toyota': banner({ scene: 'port', palette: 'harbour' }),
  'home/banner-byd': banner({ scene: 'road', palette: 'paper' }),
  'home/banner-clearance': banner({ scene: 'yard', palette: 'harbour' }),
  'home/banner-flash': banner({ scene: 'flash', palette: 'signal' }),
  'home/login': { svg: drawAdvertisement, usualWidth: 600 },
  'home/coupon': { svg: () => drawCouponPicture({ amountText, big: true }), usualWidth: 720 },
  'home/coupon-small': { svg: () => drawCouponPicture({ amountText, big: false }), usualWidth: 360 },
  // What the people of the demo have uploaded.
  'uploads/deposit': paper('Bank transfer', true),
  'uploads/balance': paper('Bank transfer', true),
  'uploads/pvt': paper('VAT certificate', true),
  'uploads/pin': paper('PIN certificate', false),
  'uploads/pin-sharp': paper('PIN certificate', true),
};

export function findSceneDrawing(folder: string, name: string): Drawing | undefined {
  const place = `${folder}/${name}`;
  const scene = Object.hasOwn(scenes, place) ? scenes[place] : undefined;
  return scene && nameByContent(place, scene);
}

export function findMakeDrawing(slug: string, makes: readonly { name: string }[]): Drawing | undefined {
  const make = makes.find(({ name }) => slugOf(name) === slug);
  return make && nameByContent(`makes/${slug}`, { svg: () => drawMonogram(make.name), usualWidth: 240 });
}

export function findLevelDrawing(slug: string, levels: readonly { code: string; body: string }[]): Drawing | undefined {
  const level = levels.find(({ code }) => code.toLowerCase() === slug);
  const body = level?.body as BodyShape | undefined;
  return body && nameByContent(`levels/${slug}`, { svg: () => drawBodyIcon(body), usualWidth: 240 });
}

/** Drawings without a key of their own are named by what they show; found out once a process, since drawing takes time. */
const hashes = new Map<string, string>();

function nameByContent(place: string, { svg, usualWidth }: Scene): Drawing {
  return {
    svg,
    usualWidth,
    keyOf(width, format) {
      const hash = hashes.get(place) ?? createHash('sha256').update(svg()).digest('hex').slice(0, 24);
      hashes.set(place, hash);
      return `${hash}-${width}-${format}`;
    },
  };
}
