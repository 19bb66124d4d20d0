import * as faces from './make-faces.ts';
import { mirrorHalf, roundCorners } from '../geometry/polygon.ts';
import { mix, type Point, spread } from '../geometry/vector.ts';
import { group, path } from '../paint/markup.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';
import type { Face } from './make-faces.ts';
import { drawFog, drawHeadlamp } from './front-lamps.ts';
import { drawBright, drawGrille } from './grille.ts';
import { drawPlate } from './plate.ts';
import { seam } from './seams.ts';
import type { BodyShape } from '#server/marketplace/reference/catalogue/levels.ts';

/** Everything on the nose: grille, lamps, air intake, fog lamps, plate, bumper seam. */
export function drawNose(canvas: VehicleCanvas): string {
  const { look, facing, body } = canvas;
  if (facing === 'rear') return '';
  const face = chooseFace(look.body, look.make);
  const sides: readonly (1 | -1)[] = facing === 'front' ? [-1, 1] : [1];
  const fogs = sides.map((side) => drawFog(canvas, face, side)).join('');
  const lamps = sides.map((side) => drawHeadlamp(canvas, face, side)).join('');
  if (facing === 'side') return drawBumperLine(canvas) + fogs + lamps;
  const raised = body.cladding && look.body !== 'ev-suv';
  return [
    drawLip(canvas, raised),
    drawIntake(canvas, face),
    drawGrille(canvas, face),
    drawBumperLine(canvas),
    fogs,
    lamps,
    drawBright(canvas, face),
    drawPlate(canvas, 'front', look.body === 'truck' || look.body === 'bus' ? 0.3 : plateHeight(face)),
  ].join('');
}

/** The plate is placed just below the grille, but never lower than the intake. */
const plateHeight = ({ grille }: Face): number => Math.max(0.24, Math.min(0.44, (grille.at(-1)?.[1] ?? 0.6) - 0.11));

function drawLip({ onNose, defs }: VehicleCanvas, raised: boolean): string {
  const top = raised ? 0.12 : 0.055;
  const qs = spread(-1.6, 1.6, 12);
  const d = onNose([...qs.map((q): Point => [q, -0.01]), ...qs.toReversed().map((q): Point => [q, top])]);
  return path(
    d,
    `fill="${defs.across([
      [0, '#363c40'],
      [1, '#121517'],
    ])}"`,
  );
}

function drawIntake({ onNose, defs }: VehicleCanvas, face: Face): string {
  const outline = roundCorners(mirrorHalf(face.intake), 0.06);
  const d = onNose(outline);
  const bars = [0.14, 0.2, 0.26].map((h) =>
    path(
      onNose(
        [
          [-0.7, h],
          [0.7, h],
        ],
        false,
      ),
      'fill="none" stroke="#3c4448" stroke-width="3"',
    ),
  );
  return (
    path(
      d,
      `fill="${defs.across([
        [0, '#0a0c0d'],
        [1, '#23292c'],
      ])}" stroke="#0b0e10" stroke-opacity=".5" stroke-width="3"`,
    ) +
    group(bars.join(''), `clip-path="${defs.clip([d])}"`) +
    path(d, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2" transform="translate(0 2)"')
  );
}

function drawBumperLine(canvas: VehicleCanvas): string {
  const { onWall, wall, body, onFlank } = canvas;
  const arch = wall.outline.distanceAt(Math.max(0.1, body.frontAxle - body.tyre - body.archGap - 0.03));
  const line: Point[] = [
    [wall.frontCorner * 1.3, 0.68],
    [mix(wall.frontCorner * 1.3, arch, 0.5), 0.62],
    [arch, 0.56],
  ];
  if (body.frontAxle < 0.5 || body.length < 2) return '';
  const bonnet = onFlank(
    spread(body.cabin.screenBase + 0.1, wall.outline.at(wall.frontCorner * 1.13)[0], 12).map((x): Point => [
      x,
      wall.top(x) - 0.012,
    ]),
    false,
  );
  const lid = onWall(
    spread(-wall.frontCorner * 1.15, wall.frontCorner * 1.15, 9).map((s): Point => [s, 0.985]),
    false,
  );
  return (
    (arch - wall.frontCorner * 1.3 > 0.16 ? seam(onWall(line, false)) : '') +
    (body.cabin.screenBase > 0.5 ? seam(lid) : '') +
    (body.cabin.screenBase > 0.5 ? seam(bonnet) : '')
  );
}

const families: Readonly<Record<string, Face>> = {
  toyota: faces.toyota,
  lexus: faces.mazda,
  nissan: faces.nissan,
  infiniti: faces.nissan,
  honda: faces.honda,
  mazda: faces.mazda,
  subaru: faces.subaru,
  mitsubishi: faces.mitsubishi,
  suzuki: faces.suzuki,
  daihatsu: faces.daihatsu,
  isuzu: faces.isuzu,
  hino: faces.isuzu,
  byd: faces.byd,
  chery: faces.chery,
  geely: faces.geely,
  haval: faces.haval,
  'great wall': faces.haval,
  changan: faces.geely,
  mg: faces.mg,
};

function chooseFace(body: BodyShape, make: string): Face {
  if (body === 'truck' || body === 'bus') return faces.heavy;
  const family = families[make.toLowerCase()];
  if (body === 'large-suv' || body === 'pickup')
    return {
      ...(family ?? faces.toyota),
      ...faces.offRoad,
      bright: family?.bright === 'vee' ? 'vee' : 'frame',
      fill: family?.fill === 'slats' ? 'slats' : faces.offRoad.fill,
    };
  return family ?? faces.toyota;
}
