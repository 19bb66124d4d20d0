import { mixHex } from '../paint/colour.ts';
import { type Definitions, group, path } from '../paint/markup.ts';
import type { Trim } from './trim.ts';

const seamLine = (d: string, trim: Trim): string =>
  path(d, `fill="none" stroke="${mixHex(trim.seatDark, '#000000', 0.3)}" stroke-width="4" stroke-opacity=".7"`) +
  path(
    d,
    `fill="none" stroke="${trim.stitch}" stroke-width="2" stroke-opacity=".55" stroke-dasharray="9 6" transform="translate(5 0)"`,
  );

/** The back of a front seat, foot at (0, 0). */
export function drawFrontSeatBack(defs: Definitions, trim: Trim): string {
  const back = defs.across([
    [0, trim.seatLight],
    [0.4, trim.seat],
    [1, trim.seatDark],
  ]);
  const sideways = defs.across(
    [
      [0, '#000', 0.35],
      [0.16, '#000', 0],
      [0.84, '#000', 0],
      [1, '#000', 0.35],
    ],
    [0, 0, 1, 0],
  );
  const head = 'M-92-560Q0-590 92-560Q118-500 96-438Q0-420-96-438Q-118-500-92-560z';
  const body = 'M-150-400Q0-428 150-400Q222-300 236 40H-236Q-222-300-150-400z';
  return (
    path('M-52-450V-396M52-450V-396', 'stroke="#9aa3a6" stroke-width="13"') +
    path(head, `fill="${back}"`) +
    path(head, `fill="${sideways}"`) +
    path(body, `fill="${back}"`) +
    path(body, `fill="${sideways}"`) +
    seamLine('M-128-386Q-176-240-186 30M128-386Q176-240 186 30', trim) +
    path('M-150-150Q0-130 150-150L160 30H-160z', `fill="${trim.seatDark}" opacity=".55"`) +
    path('M-150-150Q0-130 150-150', `fill="none" stroke="${trim.stitch}" stroke-opacity=".5" stroke-width="3"`)
  );
}

/** A seat facing us, its cushion's front edge on (0, 0), `wide` across. */
export function drawSeatFacing(defs: Definitions, trim: Trim, wide = 300): string {
  const back = defs.across([
    [0, trim.seatLight],
    [0.5, trim.seat],
    [1, trim.seatDark],
  ]);
  const cushion = defs.across([
    [0, mixHex(trim.seat, '#ffffff', 0.22)],
    [0.55, trim.seat],
    [1, mixHex(trim.seatDark, '#000000', 0.25)],
  ]);
  const bolster = defs.across(
    [
      [0, mixHex(trim.seat, '#000000', 0.2)],
      [0.5, mixHex(trim.seatLight, '#ffffff', 0.08)],
      [1, mixHex(trim.seatDark, '#000000', 0.15)],
    ],
    [0, 0, 1, 0],
  );
  const right = (d: string): string => group(path(d, `fill="${bolster}"`), 'transform="scale(-1 1)"');
  const wing = 'M-150-250Q-176-420-122-560Q-104-580-84-572Q-116-420-104-236z';
  const thigh = 'M-176 0Q-186-120-152-232Q-128-246-106-232Q-124-110-118 6Q-150 14-176 0z';
  const ribs = trim.leather
    ? [-400, -340, -280].map((y) => seamLine(`M-96 ${y}Q0 ${y + 14} 96 ${y}`, trim)).join('') +
      seamLine('M-104-120Q0-106 104-120', trim)
    : seamLine('M-46-552Q-62-400-52-236M46-552Q62-400 52-236', trim) +
      seamLine('M-52-226Q-60-110-58 0M52-226Q60-110 58 0', trim);
  return group(
    path('M-36-640V-560M36-640V-560', 'stroke="#aab2b5" stroke-width="11"') +
      path(
        'M-84-720Q0-752 84-720Q104-670 86-620Q0-602-86-620Q-104-670-84-720z',
        `fill="${back}" stroke="#000" stroke-opacity=".25" stroke-width="2"`,
      ) +
      path('M-70-704Q0-728 70-704', 'fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="5"') +
      path('M-112-566Q0-604 112-566Q150-400 128-226Q0-204-128-226Q-150-400-112-566z', `fill="${back}"`) +
      path(wing, `fill="${bolster}"`) +
      right(wing) +
      path('M-130-240Q0-262 130-240Q160-110 150 10Q0 40-150 10Q-160-110-130-240z', `fill="${cushion}"`) +
      path(thigh, `fill="${bolster}"`) +
      right(thigh) +
      ribs +
      path('M-176 0Q0 44 176 0L168 74Q0 108-168 74z', `fill="${mixHex(trim.seatDark, '#000000', 0.35)}"`) +
      path('M-128-228Q0-206 128-228', 'fill="none" stroke="#000" stroke-opacity=".5" stroke-width="9"'),
    `transform="scale(${(wide / 352).toFixed(3)})"`,
  );
}
