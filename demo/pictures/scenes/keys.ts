import { type Definitions, group, path } from '../paint/markup.ts';
import { palette } from '../paint/colour.ts';

/** A car key and its tag hanging from a ring; the ring's top is (0, 0). */
export function drawKeys(defs: Definitions): string {
  const metal = defs.across(
    [
      [0, '#fbfbf8'],
      [0.4, '#c3c9ca'],
      [0.6, '#8b9498'],
      [1, '#e3e6e5'],
    ],
    [0, 0, 1, 0],
  );
  const shell = defs.across([
    [0, '#4a5357'],
    [0.5, '#22282b'],
    [1, '#0d1011'],
  ]);
  const leather = defs.across([
    [0, palette.signal],
    [1, '#a9611a'],
  ]);
  const tag = group(
    path('M-34 0Q0-14 34 0L40 118Q0 138-40 118z', `fill="${leather}" stroke="#7d4519" stroke-width="3"`) +
      path(
        'M-27 8Q0-3 27 8L32 110Q0 126-32 110z',
        'fill="none" stroke="#fff1d2" stroke-opacity=".7" stroke-width="2" stroke-dasharray="7 5"',
      ) +
      '<circle cy="16" r="9" fill="#3b2410"/>' +
      path('M-16 74H16M-10 88H10', 'stroke="#fff1d2" stroke-width="5" stroke-linecap="round"'),
    'transform="translate(34 60) rotate(-20)"',
  );
  const key = group(
    path(
      'M-13 148H13V262L4 272-4 264V256L-10 250 -4 244V236L-10 229-4 222V214L-13 204z',
      `fill="${metal}" stroke="#4a5256" stroke-width="2"`,
    ) +
      path('M0 150V258', 'stroke="#5f686c" stroke-width="4"') +
      path(
        'M-38 10Q0-12 38 10L44 128Q36 158 0 160Q-36 158-44 128z',
        `fill="${shell}" stroke="#0b0d0e" stroke-width="3"`,
      ) +
      path('M-30 16Q0 0 30 16', 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"') +
      [48, 86]
        .map(
          (y) =>
            `<rect x="-21" y="${y}" width="42" height="28" rx="9" fill="#394145" stroke="#0b0d0e" stroke-width="2"/>`,
        )
        .join('') +
      path('M-6 62V57Q-6 51 0 51T6 57V62M-8 62H8V71H-8z', 'fill="none" stroke="#e6eaea" stroke-width="2.4"') +
      path('M-6 100V95Q-6 89 0 89T6 93M-8 100H8V109H-8z', 'fill="none" stroke="#e6eaea" stroke-width="2.4"') +
      '<circle cy="20" r="8" fill="#0b0d0e"/>',
    'transform="translate(-30 66) rotate(16)"',
  );
  return (
    tag +
    key +
    `<circle cy="44" r="42" fill="none" stroke="${metal}" stroke-width="9"/><circle cy="44" r="42" fill="none" stroke="#4a5256" stroke-opacity=".5" stroke-width="2"/>`
  );
}
