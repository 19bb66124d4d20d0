import { spread } from '../geometry/vector.ts';
import type { VehicleLook } from '../look.ts';
import { mixHex } from '../paint/colour.ts';
import { Definitions, group, path, svg } from '../paint/markup.ts';
import { drawSeatFacing } from '../parts/seat.ts';
import { chooseTrim, type Trim } from '../parts/trim.ts';

/** All seats seen from the front of the cabin: the front pair large, the rows behind them smaller. */
export function drawSeats(look: VehicleLook): string {
  const defs = new Definitions();
  const trim = chooseTrim(look);
  const rows = planRows(look.seats);
  const behind = rows
    .slice(1)
    .map((count, i) => ({ count, depth: i + 1 }))
    .toReversed()
    .map(({ count, depth }) => drawRow(defs, trim, count, depth))
    .join('');
  const front = [330, 1270]
    .map((x) => group(drawSeatFacing(defs, trim, 470), `transform="translate(${x} 1090)"`))
    .join('');
  const content = drawShell(defs, trim) + behind + drawConsole(defs, trim) + drawBelts() + front;
  return svg(1600, 1200, content, defs);
}

function planRows(seats: number): number[] {
  if (seats <= 3) return [2];
  if (seats <= 5) return [2, seats - 2];
  if (seats <= 8) return [2, Math.ceil((seats - 2) / 2), Math.floor((seats - 2) / 2)];
  return [2, 3, 3, 4];
}

function drawRow(defs: Definitions, trim: Trim, count: number, depth: number): string {
  const shrink = 1 / (1 + (depth - 1) * 0.34);
  const reach = (count > 2 ? 300 : 210) * shrink;
  const xs = count === 1 ? [800] : spread(800 - reach, 800 + reach, count);
  const y = 900 - (depth - 1) * 110;
  return group(
    xs
      .map((x) =>
        group(
          drawSeatFacing(defs, trim, (count > 2 ? 310 : 330) * shrink * (count > 3 ? 0.7 : 1)),
          `transform="translate(${x.toFixed(0)} ${y})"`,
        ),
      )
      .join(''),
    `opacity="${depth > 1 ? 0.9 : 1}"`,
  );
}

function drawShell(defs: Definitions, trim: Trim): string {
  const lining = defs.across([
    [0, '#e4dfd3'],
    [1, '#b7b1a4'],
  ]);
  const wall = defs.across([
    [0, mixHex(trim.lower, '#ffffff', 0.3)],
    [0.5, trim.lower],
    [1, mixHex(trim.lower, '#000000', 0.5)],
  ]);
  const floor = defs.across([
    [0, '#2b3033'],
    [1, '#16191b'],
  ]);
  const glass = defs.across([
    [0, '#e6eeec'],
    [1, '#b9c7c5'],
  ]);
  return (
    `<rect width="1600" height="1200" fill="${wall}"/>` +
    path('M0 0H1600V180Q800 90 0 180z', `fill="${lining}"`) +
    path(
      'M0 210Q150 180 330 190L390 470Q180 480 0 520z M1600 210Q1450 180 1270 190L1210 470Q1420 480 1600 520z',
      `fill="${glass}" stroke="#1a1f21" stroke-width="10"`,
    ) +
    path('M520 196Q800 160 1080 196L1060 400Q800 384 540 400z', `fill="${glass}" stroke="#1a1f21" stroke-width="10"`) +
    path('M0 1200V960Q400 800 560 780H1040Q1200 800 1600 960V1200z', `fill="${floor}"`)
  );
}

function drawConsole(defs: Definitions, trim: Trim): string {
  return (
    path(
      'M690 1200L716 960Q800 944 884 960L910 1200z',
      `fill="${defs.across([
        [0, mixHex(trim.lower, '#ffffff', 0.15)],
        [1, mixHex(trim.lower, '#000000', 0.5)],
      ])}"`,
    ) +
    path(
      'M714 966Q800 946 886 966L894 1050Q800 1066 706 1050z',
      `fill="${trim.seat}" stroke="#000" stroke-opacity=".4" stroke-width="3"`,
    ) +
    '<ellipse cx="756" cy="1120" rx="40" ry="22" fill="#0d1011" stroke="#6b7478" stroke-width="4"/><ellipse cx="846" cy="1120" rx="40" ry="22" fill="#0d1011" stroke="#6b7478" stroke-width="4"/>'
  );
}

function drawBelts(): string {
  return (
    path('M60 240Q120 560 150 1010M1540 240Q1480 560 1450 1010', 'fill="none" stroke="#15191b" stroke-width="24"') +
    path('M56 240Q116 560 146 1010M1544 240Q1484 560 1454 1010', 'fill="none" stroke="#4a5357" stroke-width="3"')
  );
}
