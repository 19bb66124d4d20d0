import { convexHull } from '../geometry/polygon.ts';
import { chooser } from '../geometry/random.ts';
import { clamp, type Point, spread, type Vec3 } from '../geometry/vector.ts';
import type { BodyShape } from '../../../server/reference/catalogue/levels.ts';
import { group, path, pathOf } from '../paint/markup.ts';
import type { Easel } from './easel.ts';
import { drawRim, type RimDesign } from './wheel-designs.ts';

const rimsOf: Readonly<Record<BodyShape, readonly [RimDesign, ...RimDesign[]]>> = {
  hatchback: ['five-twin', 'ten', 'cover', 'fork'],
  sedan: ['ten', 'turbine', 'five-twin', 'fork'],
  wagon: ['five-twin', 'ten', 'turbine'],
  suv: ['fork', 'five-twin', 'turbine'],
  'large-suv': ['six', 'six', 'five-twin'],
  minivan: ['ten', 'cover', 'turbine'],
  van: ['cover', 'steel'],
  kei: ['cover', 'five-twin', 'ten'],
  pickup: ['six', 'five-twin'],
  coupe: ['ten', 'fork', 'turbine'],
  'ev-suv': ['aero', 'turbine'],
  truck: ['steel'],
  bus: ['steel'],
};

export function chooseRim(body: BodyShape, seed: number): RimDesign {
  return chooser(seed, 'rim').pick(rimsOf[body]);
}

const tyreWidth = 0.2;

function circle(easel: Easel, centre: Vec3, radius: number): Point[] {
  return spread(0, 2 * Math.PI, 33)
    .slice(1)
    .map((a) => easel.camera.project([centre[0] + Math.cos(a) * radius, centre[1], centre[2] + Math.sin(a) * radius]));
}

/** A wheel on the far side: only its dark tread shows under the body. */
export function drawFarWheel(easel: Easel, x: number): string {
  const { body } = easel;
  const y = -body.width / 2 + 0.07;
  const tread = [
    ...circle(easel, [x, y, body.tyre], body.tyre),
    ...circle(easel, [x, y + tyreWidth, body.tyre], body.tyre),
  ];
  return path(pathOf(convexHull(tread)), 'fill="#191c1f"');
}

function archPoints({ body, wall, camera }: Easel, x: number, grow: number): Point[] {
  const radius = body.tyre + body.archGap + grow;
  const low = wall.bottom(x);
  const start = Math.asin(Math.max(-0.9, (low - body.tyre) / radius));
  // Near the ends the plan turns away; the arch itself stays in the plane of the flank.
  const [first, last] = [body.nose.curve * 0.42, body.length - body.tail.curve * 0.42];
  return spread(start, Math.PI - start, 34).map((a) => {
    const [at, z] = [x + Math.cos(a) * radius, body.tyre + Math.sin(a) * radius * 1.02];
    const [, y, height] = wall.sidePoint(clamp(at, first, last), z);
    return camera.project([at, y, height]);
  });
}

const archOutline = (easel: Easel, x: number, grow = 0): string => pathOf(archPoints(easel, x, grow));

/** The near wheel within its arch. */
export function drawWheel(easel: Easel, x: number, clipped = true): string {
  const { body, camera, defs, look } = easel;
  const y = easel.wall.sidePoint(x, body.tyre * 2)[1] - 0.035;
  const centre: Vec3 = [x, y, body.tyre];
  const inner: Vec3 = [x, y - tyreWidth, body.tyre];
  const tread = convexHull([...circle(easel, centre, body.tyre), ...circle(easel, inner, body.tyre)]);
  const [cx, cy] = camera.project(centre);
  const [rx, ry] = camera.project([x + body.tyre, y, body.tyre]);
  const [tx, ty] = camera.project([x, y, 0]);
  const place = `transform="matrix(${[rx - cx, ry - cy, tx - cx, ty - cy, cx, cy].map((n) => n.toFixed(2)).join(' ')})"`;
  const tyreFill = defs.across([
    [0, '#3a3f43'],
    [0.35, '#25292c'],
    [1, '#121416'],
  ]);
  const wheel =
    path(pathOf(tread), 'fill="#131517"') +
    group(
      `<circle r="1" fill="${tyreFill}"/><circle r=".93" fill="none" stroke="#4a5055" stroke-width=".012" opacity=".7"/>` +
        `<circle r=".8" fill="none" stroke="#0d0f10" stroke-width=".03"/>` +
        group(drawRimFace(easel, chooseRim(look.body, look.seed)), `transform="scale(${body.rim})"`),
      place,
    );
  if (!clipped) return wheel;
  return group(wheel, `clip-path="${defs.clip([archToGround(easel, x)])}"`);
}

/** The arch and everything below it, where the body no longer hides the wheel. */
function archToGround(easel: Easel, x: number): string {
  const arch = archPoints(easel, x, 0);
  const [first, last] = [arch[0] ?? [0, 0], arch.at(-1) ?? [0, 0]];
  return pathOf([
    ...arch,
    [Math.min(...arch.map(([px]) => px)) - 40, last[1]],
    [last[0] - 60, last[1] + 400],
    [first[0] + 60, first[1] + 400],
    [Math.max(...arch.map(([px]) => px)) + 40, first[1]],
  ]);
}

export function drawRimFace({ defs, look }: Pick<Easel, 'defs' | 'look'>, design: RimDesign): string {
  const darkAlloy = chooser(look.seed, 'alloy').number() < 0.22 && design !== 'steel' && design !== 'cover';
  const metal = darkAlloy
    ? defs.across([
        [0, '#6d7479'],
        [0.5, '#4a5054'],
        [1, '#33383b'],
      ])
    : defs.across([
        [0, '#f2f3f2'],
        [0.45, '#c9cdce'],
        [1, '#8c9396'],
      ]);
  const fills = { metal, dark: '#1d2124', edge: darkAlloy ? '#2a2e31' : '#7f8689' };
  const barrel = defs.radial([
    [0, '#2c3134'],
    [0.72, '#16191b'],
    [1, '#3c4246'],
  ]);
  const disc =
    `<circle r=".58" fill="#596065"/><circle r=".58" fill="none" stroke="#3b4044" stroke-width=".03"/><circle r=".3" fill="#2b3033"/>` +
    path('M-.6-.2A.63.63 0 0 1-.2-.6L-.13-.38A.42.42 0 0 0-.38-.13z', 'fill="#3f464a"');
  return (
    `<circle r="1" fill="${barrel}"/>${disc}${drawRim(design, fills)}` +
    `<circle r=".955" fill="none" stroke="${darkAlloy ? '#7b8286' : '#dfe2e2'}" stroke-width=".055"/>` +
    `<circle r=".985" fill="none" stroke="#5a6164" stroke-width=".02"/>`
  );
}

export function drawArch(easel: Easel, x: number): string {
  const { body, defs } = easel;
  const well = defs.across([
    [0, '#0b0d0e'],
    [1, '#23282a'],
  ]);
  const lip = body.cladding
    ? path(archOutline(easel, x, 0.06), 'fill="#2b3033"') +
      path(archOutline(easel, x, 0.05), 'fill="none" stroke="#454c50" stroke-width="1.5"')
    : path(archOutline(easel, x, 0.02), 'fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"') +
      path(archOutline(easel, x, 0.006), 'fill="none" stroke="#101314" stroke-opacity=".5" stroke-width="3"');
  return lip + path(archOutline(easel, x), `fill="${well}"`);
}
