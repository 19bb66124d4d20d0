import { mixHex } from '../paint/colour.ts';
import { type Definitions, group, path } from '../paint/markup.ts';
import type { Trim } from './trim.ts';

/** A steering wheel facing us, drawn about (0, 0) with the given outer radius. */
export function drawSteeringWheel(defs: Definitions, trim: Trim, radius: number, squash = 1): string {
  const rim = defs.across([
    [0, '#5a6367'],
    [0.12, '#353c40'],
    [0.5, '#1c2123'],
    [1, '#2c3336'],
  ]);
  const spokeFill = defs.across([
    [0, '#3a4246'],
    [1, '#1b2022'],
  ]);
  const padFill = defs.radial(
    [
      [0, mixHex(trim.upper, '#ffffff', 0.2)],
      [0.7, trim.upper],
      [1, mixHex(trim.upper, '#000000', 0.3)],
    ],
    [0.5, 0.3, 0.75],
  );
  const metal = defs.across([
    [0, '#eef1f1'],
    [0.5, '#aeb6b9'],
    [1, '#7f888c'],
  ]);
  const keys = [-1, 1]
    .map((k) =>
      group(
        '<rect x="-.055" y="-.05" width=".11" height=".1" rx=".03" fill="#121617" stroke="#4a5256" stroke-width=".008"/>' +
          '<path d="M-.02-.018L0-.034.02-.018M-.02.018L0 .034.02.018" fill="none" stroke="#cfd6d8" stroke-width=".009"/>',
        `transform="translate(${0.47 * k} .0)"`,
      ),
    )
    .join('');
  return group(
    path('M-.86-.12Q-.5-.1-.3-.16L.3-.16Q.5-.1.86-.12L.88.08Q.5.1.34.22L-.34.22Q-.5.1-.88.08z', `fill="${spokeFill}"`) +
      path('M-.13.2L-.2.86Q0 .94.2.86L.13.2z', `fill="${spokeFill}"`) +
      path('M-.09.34L-.12.82Q0 .86.12.82L.09.34z', `fill="${metal}" opacity=".85"`) +
      path(
        'M-.74-.075Q-.5-.06-.36-.1L-.36.12Q-.5.06-.74.05z M.74-.075Q.5-.06.36-.1L.36.12Q.5.06.74.05z',
        `fill="${metal}" opacity=".55"`,
      ) +
      keys +
      '<circle r=".94" fill="none" stroke="#0d1011" stroke-width=".15"/>' +
      `<circle r=".94" fill="none" stroke="${rim}" stroke-width=".125"/>` +
      '<circle r=".975" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width=".02"/>' +
      `<circle r=".885" fill="none" stroke="${trim.stitch}" stroke-opacity=".5" stroke-width=".008" stroke-dasharray=".02 .014"/>` +
      path(
        'M-.33-.2Q0-.28.33-.2Q.38.04.25.25Q0 .36-.25.25Q-.38.04-.33-.2z',
        `fill="${padFill}" stroke="#0b0e0f" stroke-width=".014"`,
      ) +
      path('M-.27-.16Q0-.225.27-.16', 'fill="none" stroke="#fff" stroke-opacity=".22" stroke-width=".012"') +
      `<circle cy=".02" r=".085" fill="none" stroke="${metal}" stroke-width=".016"/>`,
    `class="steering-wheel" transform="scale(${radius} ${(radius * squash).toFixed(1)})"`,
  );
}
