import { describe, expect, it } from 'vitest';
import { bodyShapes } from '#server/marketplace/reference/catalogue/levels.ts';
import { checkSvg } from '../testing/check-svg.ts';
import { drawAdvertisement } from './advertisement.ts';
import { drawBanner } from './banner.ts';
import { drawBodyIcon } from './body-icon.ts';
import { drawCouponPicture } from './coupon.ts';

describe.each(['port', 'yard', 'road', 'handover', 'flash'] as const)('The %s banner', (scene) => {
  it.each(['harbour', 'signal', 'paper'] as const)('The banner is sound SVG in %s light', (palette) => {
    const svg = drawBanner({ scene, palette });
    expect(checkSvg(svg)).toEqual([]);
    expect(svg).toContain('viewBox="0 0 1440 525"');
    expect(Buffer.byteLength(svg)).toBeLessThan(120 * 1024);
    expect(drawBanner({ scene, palette })).toBe(svg);
  });
});

it.each(bodyShapes)('The icon of a %s uses one colour', (body) => {
  const svg = drawBodyIcon(body);
  expect(checkSvg(svg)).toEqual([]);
  const inks = new Set([...svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]+)"/g)].map(([, ink]) => ink));
  expect(inks).toEqual(new Set(['#000', '#1c2a2b', '#fff']));
});

it('The tall advertisement is valid SVG', () => {
  const svg = drawAdvertisement();
  expect(checkSvg(svg)).toEqual([]);
  expect(svg).toContain('viewBox="0 0 600 800"');
});

it.each([true, false])('The amount on a coupon is written with special characters escaped (big: %s)', (big) => {
  const svg = drawCouponPicture({ amountText: '<USD> & 150', big });
  expect(checkSvg(svg)).toEqual([]);
  expect(svg).toContain('&lt;USD&gt; &amp; 150');
});
