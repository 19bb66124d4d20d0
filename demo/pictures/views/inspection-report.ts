import { shapeOf } from '../body/shape-of.ts';
import { buildCabin } from '../body/cabin.ts';
import { buildWall } from '../body/wall.ts';
import { type Point, spread } from '../geometry/vector.ts';
import type { InspectedVehicle, VehicleLook } from '../look.ts';
import { group, path, pathOf, svg } from '../paint/markup.ts';
import { palette } from '../paint/colour.ts';
import { truckLength } from '../parts/load-bed.ts';
import { drawSilhouette } from './silhouette.ts';
import { type Condition, judgeCondition } from '../condition.ts';
import type { InspectionPart, StaffMarkKind } from '#generated/client/types.gen.ts';
import { inspectionParts, markKinds } from '#server/marketplace/reference/inspection.ts';

const sans = 'font-family="Liberation Sans,Arial,sans-serif"';
const text = (x: number, y: number, size: number, content: string, more = ''): string =>
  `<text x="${x}" y="${y}" ${sans} font-size="${size}" fill="${palette.ink}" ${more}>${content}</text>`;
const escape = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An inspection report: facts in boxes, the unfolded body with its marks, the grades and the legend. */
export function drawInspectionReport(look: InspectedVehicle): string {
  const condition = judgeCondition(look);
  const { grade, interiorGrade } = look.inspection;
  return svg(
    1600,
    1200,
    '<rect width="1600" height="1200" fill="#efe8da"/>' +
      `<rect x="60" y="44" width="1480" height="1112" rx="6" fill="#fffdf8" stroke="${palette.line}" stroke-width="3"/>` +
      text(100, 112, 40, 'Condition sheet', 'font-weight="700"') +
      text(100, 146, 21, 'Inspected before export', `opacity=".65"`) +
      `<rect x="1196" y="74" width="304" height="84" fill="none" stroke="${palette.ink}" stroke-width="3"/>` +
      path('M1348 74V158', `stroke="${palette.ink}" stroke-width="2"`) +
      text(1212, 100, 18, 'Grade', 'opacity=".65"') +
      text(1330, 140, 46, escape(grade), 'font-weight="700" text-anchor="end"') +
      text(1364, 100, 18, 'Interior', 'opacity=".65"') +
      text(1482, 140, 46, escape(interiorGrade), 'font-weight="700" text-anchor="end"') +
      drawFacts(look) +
      drawUnfolded(look) +
      drawCondition(condition, planOf(look)) +
      drawLegend(),
  );
}

function drawFacts(look: InspectedVehicle): string {
  const facts: readonly (readonly [string, string])[] = [
    ['Vehicle', `${look.make} ${look.model}`],
    ['Year', String(look.year)],
    ['Mileage', `${look.mileageKm} km`],
    ['Chassis', look.inspection.chassisNumber],
    ['Colour', look.paint.name],
    ['Fuel', look.fuel],
    ['Seats', String(look.seats)],
    ['Steering', 'Right'],
  ];
  return facts
    .map(([label, value], i) => {
      const [x, y] = [100 + (i % 4) * 350, 186 + Math.floor(i / 4) * 78];
      const long = value.length > 24 ? 'textLength="318" lengthAdjust="spacingAndGlyphs"' : '';
      return (
        `<rect x="${x}" y="${y}" width="350" height="78" fill="none" stroke="${palette.line}" stroke-width="2"/>` +
        text(x + 16, y + 27, 17, label, 'opacity=".65"') +
        text(x + 16, y + 60, 25, escape(value), `font-weight="700" ${long}`)
      );
    })
    .join('');
}

/** Scale and place of the unfolded drawing. */
function planOf({ body }: VehicleLook): UnfoldedPlace & { unit: number } {
  const shape = drawSilhouette(body, 1);
  const unit = Math.min(640 / shape.width, 190 / shape.height, 100 / (shapeOf[body].width / 2));
  return {
    unit,
    left: 440 - (shape.width * unit) / 2,
    width: shape.width * unit,
    height: shape.height * unit,
    rightRoof: 600,
    middle: 730,
    leftRoof: 860,
  };
}

/** The car laid open with its nose to the left: the right flank, the view from above, and the left flank. */
function drawUnfolded(look: VehicleLook): string {
  const { unit, left, rightRoof, middle, leftRoof } = planOf(look);
  const side = drawSilhouette(look.body, unit);
  const stroke = `fill="#fffdf8" stroke="${palette.ink}" stroke-width="2.6" stroke-linejoin="round"`;
  const flank =
    side.solids.map((d) => path(d, stroke)).join('') +
    side.panes.map((d) => path(d, `fill="#e8efec" stroke="${palette.ink}" stroke-width="2"`)).join('') +
    side.seams.map((d) => path(d, `fill="none" stroke="${palette.ink}" stroke-width="1.5"`)).join('') +
    side.wheels
      .map(
        ({ x, y, radius }) =>
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="#fffdf8" stroke="${palette.ink}" stroke-width="3"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * 0.62).toFixed(1)}" fill="none" stroke="${palette.ink}" stroke-width="2"/>`,
      )
      .join('');
  return (
    text(440, 392, 19, 'Right side', 'text-anchor="middle" opacity=".65"') +
    group(flank, `transform="translate(${left.toFixed(1)} ${rightRoof}) scale(1 -1)"`) +
    group(drawPlan(look, unit), `transform="translate(${left.toFixed(1)} ${middle})"`) +
    group(flank, `transform="translate(${left.toFixed(1)} ${leftRoof})"`) +
    text(440, 1084, 19, 'Left side', 'text-anchor="middle" opacity=".65"')
  );
}

function drawPlan({ body: shape }: VehicleLook, unit: number): string {
  const body = shapeOf[shape];
  const wall = buildWall(body);
  const cabin = buildCabin(body, wall);
  const line = (points: readonly (readonly [number, number, number])[]): string =>
    pathOf(points.map(([x, y]): Point => [x * unit, y * unit]));
  const rim = spread(-wall.outline.half, wall.outline.half, 60).map((s) => wall.surface(s, 0.5));
  const foot = spread(-1, 1, 50).map((u) => cabin.surface(u, 0.05));
  const head = spread(-1, 1, 50).map((u) => cabin.surface(u, 0.94));
  const ink = `stroke="${palette.ink}" stroke-linejoin="round"`;
  const pillars = [-1, 1].flatMap((k) =>
    [cabin.frontCorner, cabin.rearCorner].map((u) =>
      path(line([cabin.surface(k * u, 0.05), cabin.surface(k * u, 0.94)]), `fill="none" ${ink} stroke-width="2"`),
    ),
  );
  const bed =
    shape === 'truck'
      ? `<rect x="${1.86 * unit}" y="${-0.86 * unit}" width="${(truckLength - 1.86) * unit}" height="${1.72 * unit}" fill="#fffdf8" ${ink} stroke-width="2.6"/>`
      : '';
  return (
    bed +
    path(line(rim), `fill="#fffdf8" ${ink} stroke-width="2.6"`) +
    path(line(foot), `fill="#e8efec" ${ink} stroke-width="2"`) +
    path(line(head), `fill="#fffdf8" ${ink} stroke-width="2"`) +
    pillars.join('')
  );
}

function drawLegend(): string {
  const marks = [
    'A  scratch',
    'U  dent',
    'W  wave or repair',
    'P  paint mark',
    'XX  replaced',
    '1 small   2 palm   3 large',
  ];
  return marks.map((content, i) => text(100 + i * 236, 1128, 18, content, 'opacity=".75"')).join('');
}

/** A mark on one of the sheet's three drawings: along the body from the nose, and from roof (0) to ground (1), or across it. */
interface Spot {
  sheet: 'left' | 'plan' | 'right';
  along: number;
  down: number;
}

const spots: Readonly<Partial<Record<InspectionPart, Spot>>> = {
  frontBumper: { sheet: 'left', along: 0.06, down: 0.62 },
  leftFrontWing: { sheet: 'left', along: 0.2, down: 0.5 },
  leftFrontDoor: { sheet: 'left', along: 0.43, down: 0.62 },
  leftRearDoor: { sheet: 'left', along: 0.63, down: 0.62 },
  leftRearWing: { sheet: 'left', along: 0.84, down: 0.5 },
  bonnet: { sheet: 'plan', along: 0.12, down: 0 },
  roof: { sheet: 'plan', along: 0.58, down: 0 },
  tailgate: { sheet: 'plan', along: 0.95, down: 0.15 },
  rightFrontWing: { sheet: 'right', along: 0.2, down: 0.5 },
  rightFrontDoor: { sheet: 'right', along: 0.43, down: 0.62 },
  rightRearDoor: { sheet: 'right', along: 0.63, down: 0.62 },
  rearBumper: { sheet: 'right', along: 0.94, down: 0.62 },
};

/**
 * The place of a mark on the unfolded drawing, where the right flank hangs upside down above the plan and the left one
 * stands below it.
 */
interface UnfoldedPlace {
  left: number;
  width: number;
  height: number;
  rightRoof: number;
  middle: number;
  leftRoof: number;
}

function heightOf({ sheet: part, down }: Spot, { height, rightRoof, middle, leftRoof }: UnfoldedPlace): number {
  if (part === 'plan') return middle + down * height * 0.5;
  return part === 'right' ? rightRoof - down * height : leftRoof + down * height;
}

const row = (y: number, code: string, meaning: string): string =>
  `<text x="840" y="${y}" ${sans} font-size="23" font-weight="700" fill="#b3402a">${code}</text>` +
  `<text x="912" y="${y}" ${sans} font-size="23" fill="${palette.ink}">${meaning}</text>` +
  path(`M840 ${y + 14}H1500`, `stroke="${palette.line}" stroke-width="1.5"`);

const heading = (y: number, content: string): string =>
  `<text x="840" y="${y}" ${sans} font-size="25" font-weight="700" fill="${palette.harbour}">${content}</text>`;

/** The marks on the drawing, the list that explains them, and the inspector's remarks. */
function drawCondition({ marks, remarks }: Condition, sheet: UnfoldedPlace): string {
  const circles = marks.map(({ part, kind, degree }) => {
    const spot = spots[part];
    if (!spot) return '';
    const at = Math.round(sheet.left + spot.along * sheet.width);
    const y = Math.round(heightOf(spot, sheet));
    return (
      `<circle cx="${at}" cy="${y}" r="24" fill="#fffdf8" fill-opacity=".92" stroke="#b3402a" stroke-width="3"/>` +
      `<text x="${at}" y="${y + 8}" text-anchor="middle" ${sans} font-weight="700" font-size="22" fill="#b3402a">${codeOf(kind, degree)}</text>`
    );
  });
  const start = 408 + marks.length * 44 + 60;
  return (
    circles.join('') +
    heading(392, 'Marks on the body') +
    marks
      .map(({ part, kind, degree }, i) => row(438 + i * 44, codeOf(kind, degree), inspectionParts[part].en))
      .join('') +
    heading(start, 'Remarks') +
    remarks
      .map(
        (remark, i) =>
          `<text x="840" y="${start + 44 + i * 40}" ${sans} font-size="23" fill="${palette.ink}">${remark}</text>`,
      )
      .join('')
  );
}

function codeOf(kind: StaffMarkKind, degree: number | '' = ''): string {
  return `${markKinds[kind].letters}${degree}`;
}
