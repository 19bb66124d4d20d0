import { chooser } from '../geometry/random.ts';
import { clamp } from '../geometry/vector.ts';
import type { InspectedVehicle } from '../look.ts';
import { path } from '../paint/markup.ts';
import { palette } from '../paint/colour.ts';

interface Mark {
  sheet: 'left' | 'plan' | 'right';
  along: number;
  down: number;
  code: string;
  place: string;
}

export interface Condition {
  marks: readonly Mark[];
  remarks: readonly string[];
}

/** Where on the unfolded body: along it from the nose, and how far from roof (0) to ground (1), or across it. */
const places: readonly (readonly [sheet: Mark['sheet'], along: number, down: number, place: string])[] = [
  ['left', 0.06, 0.62, 'Front bumper, left'],
  ['left', 0.2, 0.5, 'Front wing, left'],
  ['left', 0.43, 0.62, 'Front door, left'],
  ['left', 0.63, 0.62, 'Rear door, left'],
  ['left', 0.84, 0.5, 'Rear quarter, left'],
  ['plan', 0.12, 0, 'Bonnet'],
  ['plan', 0.58, 0, 'Roof'],
  ['plan', 0.95, 0.15, 'Tailgate'],
  ['right', 0.2, 0.5, 'Front wing, right'],
  ['right', 0.43, 0.62, 'Front door, right'],
  ['right', 0.63, 0.62, 'Rear door, right'],
  ['right', 0.94, 0.62, 'Rear bumper, right'],
];

/** What an inspector writes down to explain the grades that the vehicle was given. */
export function judgeCondition(look: InspectedVehicle): Condition {
  const dice = chooser(look.seed, 'condition');
  const wear = clamp(wearOf(look.inspection) + (dice.number() - 0.5) * 0.1);
  const count = 1 + Math.round(wear * 6);
  const order = places.map((at) => ({ at, rank: dice.number() })).toSorted((a, b) => a.rank - b.rank);
  const marks = order.slice(0, count).map(({ at: [sheet, along, down, place] }): Mark => ({
    sheet,
    along,
    down,
    place,
    code: `${dice.pick(['A', 'A', 'A', 'U', 'U', 'W', 'P'])}${dice.pick(['1', '1', '1', '2', '2'])}`,
  }));
  const remarks = [
    'Engine: starts at once, runs quietly',
    'Gearbox: shifts cleanly',
    wear < 0.4 ? 'Underside: clean, no rust found' : 'Underside: light surface rust',
    look.inspection.interiorGrade < 'C' ? 'Cabin: no smell, light wear' : 'Cabin: worn on the driver’s seat',
    'Tyres: tread above 4 mm',
  ];
  return { marks, remarks };
}

/** 0 for the best grade of auctions, 5, to 1; what is not graded in numbers has been repaired. */
function wearOf({ grade }: InspectedVehicle['inspection']): number {
  const points = Number(grade);
  return Number.isNaN(points) ? 1 : clamp((5 - points) / 2.25);
}

const sans = 'font-family="Liberation Sans,Arial,sans-serif"';

/** Where the unfolded drawing lies: the right flank hangs head down above the plan, the left stands below it. */
export interface UnfoldedPlace {
  left: number;
  width: number;
  height: number;
  rightRoof: number;
  middle: number;
  leftRoof: number;
}

function heightOf({ sheet: part, down }: Mark, { height, rightRoof, middle, leftRoof }: UnfoldedPlace): number {
  if (part === 'plan') return middle + down * height * 0.5;
  return part === 'right' ? rightRoof - down * height : leftRoof + down * height;
}

const row = (y: number, code: string, meaning: string): string =>
  `<text x="840" y="${y}" ${sans} font-size="23" font-weight="700" fill="#b3402a">${code}</text>` +
  `<text x="912" y="${y}" ${sans} font-size="23" fill="${palette.ink}">${meaning}</text>` +
  path(`M840 ${y + 14}H1500`, `stroke="${palette.line}" stroke-width="1.5"`);

const heading = (y: number, content: string): string =>
  `<text x="840" y="${y}" ${sans} font-size="25" font-weight="700" fill="${palette.harbour}">${content}</text>`;

/** Marks on the drawing, the list that names them, and the inspector's remarks. */
export function drawCondition({ marks, remarks }: Condition, sheet: UnfoldedPlace): string {
  const spots = marks.map((mark) => {
    const { code } = mark;
    const at = Math.round(sheet.left + mark.along * sheet.width);
    const y = Math.round(heightOf(mark, sheet));
    return (
      `<circle cx="${at}" cy="${y}" r="24" fill="#fffdf8" fill-opacity=".92" stroke="#b3402a" stroke-width="3"/>` +
      `<text x="${at}" y="${y + 8}" text-anchor="middle" ${sans} font-weight="700" font-size="22" fill="#b3402a">${code}</text>`
    );
  });
  const start = 408 + marks.length * 44 + 60;
  return (
    spots.join('') +
    heading(392, 'Marks on the body') +
    marks.map(({ code, place }, i) => row(438 + i * 44, code, place)).join('') +
    heading(start, 'Remarks') +
    remarks
      .map(
        (remark, i) =>
          `<text x="840" y="${start + 44 + i * 40}" ${sans} font-size="23" fill="${palette.ink}">${remark}</text>`,
      )
      .join('')
  );
}
