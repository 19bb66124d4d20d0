import { spread } from '../geometry/vector.ts';
import { mixHex } from '../paint/colour.ts';
import { type Definitions, group, path } from '../paint/markup.ts';
import type { Tone } from './tones.ts';

/** A car carrier at the quay, bow to the right, stern ramp down at its left; waterline at (0, 0), 760 long. */
export function drawCarrier(defs: Definitions, tone: Tone, scale: number): string {
  const white = defs.across([
    [0, mixHex('#fbf8f0', tone.glow, 0.3)],
    [0.7, '#d9d8cf'],
    [1, mixHex('#c9c9c2', tone.near, 0.35)],
  ]);
  const hull = defs.across([
    [0, '#14575a'],
    [1, '#08292b'],
  ]);
  const side = 'M20-70V-236Q22-246 36-246H640Q690-244 724-196L760-70z';
  return group(
    path('M20-74H762Q748-20 706 8H60Q30-10 20-74z', `fill="${hull}"`) +
      path('M42-8H720L706 8H60z', 'fill="#8f2f28"') +
      path(side, `fill="${white}"`) +
      path('M20-150H742M20-196H722', 'fill="none" stroke="#9aa5a2" stroke-opacity=".5" stroke-width="2"') +
      path('M20-74H760L757-88H20z', 'fill="#e2912b"') +
      spread(60, 660, 16)
        .map(
          (x) =>
            `<rect x="${x.toFixed(0)}" y="-182" width="14" height="9" rx="2" fill="#5d6f70"/><rect x="${x.toFixed(0)}" y="-136" width="14" height="9" rx="2" fill="#5d6f70"/>`,
        )
        .join('') +
      // Bridge, funnel, masts.
      path('M560-246V-292H668L684-246z', `fill="${white}"`) +
      `<rect x="570" y="-282" width="100" height="15" rx="2" fill="#1a3436"/>` +
      path('M110-246L118-306H176L172-246z', 'fill="#0f4c4a"') +
      path('M116-290H176V-278H115z', 'fill="#e2912b"') +
      path('M616-292V-346M600-330H632M240-246V-282M400-246V-282', 'fill="none" stroke="#e9e5da" stroke-width="4"') +
      // Stern door and ramp.
      path('M20-210H86V-40H20z', 'fill="#0c2425"') +
      path('M20-208H84V-196H20z', `fill="${tone.light}" opacity=".75"`) +
      path(
        'M26-40H80L-70 26H-168z',
        `fill="${defs.across([
          [0, '#6f7d7c'],
          [1, '#aeb6b1'],
        ])}" stroke="#23393a" stroke-width="3"`,
      ) +
      path('M22-200L-110 6M84-200L-40 12', 'fill="none" stroke="#dfe3dc" stroke-opacity=".55" stroke-width="2"'),
    `transform="scale(${scale})"`,
  );
}

/** Gantry cranes far along the quay. */
export function drawCranes(tone: Tone, xs: readonly number[], ground: number): string {
  return xs
    .map((x, i) => {
      const k = 0.8 + (i % 3) * 0.18;
      return group(
        path(
          'M-20 0V-110M22 0V-110M-20-40H22M-20 0L22-40M-20-40L22-80M-70-110H120M0-110V-160L120-112M0-160L-70-112',
          `fill="none" stroke="${tone.far}" stroke-width="5" stroke-linejoin="round"`,
        ),
        `transform="translate(${x} ${ground}) scale(${k.toFixed(2)})"`,
      );
    })
    .join('');
}
