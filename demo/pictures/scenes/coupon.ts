import { spread } from '../geometry/vector.ts';
import { Definitions, group, path, svg } from '../paint/markup.ts';
import { palette } from '../paint/colour.ts';

/** A coupon with its amount. The big one is for a dialog of its own, and the small one for a list. */
export function drawCouponPicture({ amountText, big }: { amountText: string; big: boolean }): string {
  const [width, height] = big ? [720, 360] : [360, 180];
  const defs = new Definitions();
  const k = width / 720;
  const face = defs.linear(
    [0, 0],
    [720, 360],
    [
      [0, palette.harbour],
      [1, palette.harbourDeep],
    ],
  );
  const stub = defs.linear(
    [520, 0],
    [720, 360],
    [
      [0, '#edab4e'],
      [1, palette.signal],
    ],
  );
  // Half-round notches mark where the stub tears off.
  const outline = `M20 20H508a14 14 0 0 0 28 0H700V340H536a14 14 0 0 0-28 0H20z`;
  const waves = spread(190, 320, 6).map((y, i) =>
    path(
      `M20 ${y}${Array.from({ length: 9 }, () => 'q15-16 30 0t30 0').join('')}`,
      `fill="none" stroke="${palette.harbourMist}" stroke-opacity="${0.1 + i * 0.04}" stroke-width="3"`,
    ),
  );
  const size = Math.min(92, 440 / Math.max(3, amountText.length) / 0.58);
  const safe = amountText.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const clip = defs.clip([outline]);
  const content = group(
    group(
      `<rect width="720" height="360" fill="${face}"/>` +
        waves.join('') +
        path('M522 0H720V360H522z', `fill="${stub}"`) +
        path('M0 20H720', 'stroke="#fff" stroke-opacity=".18" stroke-width="6"'),
      `clip-path="${clip}"`,
    ) +
      path('M522 44V316', `stroke="${palette.paper}" stroke-width="4" stroke-dasharray="4 13" stroke-linecap="round"`) +
      `<rect x="38" y="38" width="452" height="284" rx="6" fill="none" stroke="${palette.signalPale}" stroke-opacity=".6" stroke-width="2"/>` +
      `<text x="264" y="${(186 + size * 0.34).toFixed(0)}" text-anchor="middle" font-family="Liberation Sans,Arial,sans-serif" font-weight="700" font-size="${size.toFixed(0)}" fill="${palette.paper}">${safe}</text>` +
      // The stub shows a ship, since coupons pay for freight.
      group(
        path('M-58 10H62Q54 36 44 40H-44Q-54 32-58 10z', `fill="${palette.harbourDeep}"`) +
          path('M-56 4V-34Q-56-38-50-38H34Q48-36 54-24L62 4z', `fill="${palette.paper}"`) +
          path('M20-38V-50H44L48-38zM-40-38V-54H-26V-38z', `fill="${palette.harbour}"`) +
          path('M-46-24H48M-46-12H54', `stroke="${palette.harbour}" stroke-opacity=".4" stroke-width="3"`) +
          path(
            'M-58 54q10-11 20 0t20 0 20 0 20 0 20 0 20 0',
            `fill="none" stroke="${palette.harbourDeep}" stroke-width="5" stroke-linecap="round"`,
          ),
        'transform="translate(612 178)"',
      ),
    `transform="scale(${k})"`,
  );
  return svg(width, height, content, defs);
}
