import { convexHull } from '../geometry/polygon.ts';
import { chooser } from '../geometry/random.ts';
import { clamp, type Point, spread, type Vec3 } from '../geometry/vector.ts';
import type { BodyShape } from '#server/marketplace/reference/catalogue/levels.ts';
import { group, path, pathOf } from '../paint/markup.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';

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

function circle(canvas: VehicleCanvas, centre: Vec3, radius: number): Point[] {
  return spread(0, 2 * Math.PI, 33)
    .slice(1)
    .map((a) => canvas.camera.project([centre[0] + Math.cos(a) * radius, centre[1], centre[2] + Math.sin(a) * radius]));
}

/** Of a wheel on the far side, only the dark tread shows under the body. */
export function drawFarWheel(canvas: VehicleCanvas, x: number): string {
  const { body } = canvas;
  const y = -body.width / 2 + 0.07;
  const tread = [
    ...circle(canvas, [x, y, body.tyre], body.tyre),
    ...circle(canvas, [x, y + tyreWidth, body.tyre], body.tyre),
  ];
  return path(pathOf(convexHull(tread)), 'fill="#191c1f"');
}

function archPoints({ body, wall, camera }: VehicleCanvas, x: number, grow: number): Point[] {
  const radius = body.tyre + body.archGap + grow;
  const low = wall.bottom(x);
  const start = Math.asin(Math.max(-0.9, (low - body.tyre) / radius));
  // Near the ends the plan turns away, but the arch stays in the plane of the flank.
  const [first, last] = [body.nose.curve * 0.42, body.length - body.tail.curve * 0.42];
  return spread(start, Math.PI - start, 34).map((a) => {
    const [at, z] = [x + Math.cos(a) * radius, body.tyre + Math.sin(a) * radius * 1.02];
    const [, y, height] = wall.sidePoint(clamp(at, first, last), z);
    return camera.project([at, y, height]);
  });
}

const archOutline = (canvas: VehicleCanvas, x: number, grow = 0): string => pathOf(archPoints(canvas, x, grow));

/** The near wheel within its arch. */
export function drawWheel(canvas: VehicleCanvas, x: number, clipped = true): string {
  const { body, camera, defs, look } = canvas;
  const y = canvas.wall.sidePoint(x, body.tyre * 2)[1] - 0.035;
  const centre: Vec3 = [x, y, body.tyre];
  const inner: Vec3 = [x, y - tyreWidth, body.tyre];
  const tread = convexHull([...circle(canvas, centre, body.tyre), ...circle(canvas, inner, body.tyre)]);
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
        group(drawRimFace(canvas, chooseRim(look.body, look.seed)), `transform="scale(${body.rim})"`),
      place,
    );
  if (!clipped) return wheel;
  return group(wheel, `clip-path="${defs.clip([archToGround(canvas, x)])}"`);
}

/** The arch and everything below it, where the body no longer hides the wheel. */
function archToGround(canvas: VehicleCanvas, x: number): string {
  const arch = archPoints(canvas, x, 0);
  const [first, last] = [arch[0] ?? [0, 0], arch.at(-1) ?? [0, 0]];
  return pathOf([
    ...arch,
    [Math.min(...arch.map(([px]) => px)) - 40, last[1]],
    [last[0] - 60, last[1] + 400],
    [first[0] + 60, first[1] + 400],
    [Math.max(...arch.map(([px]) => px)) + 40, first[1]],
  ]);
}

export function drawRimFace({ defs, look }: Pick<VehicleCanvas, 'defs' | 'look'>, design: RimDesign): string {
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

export function drawArch(canvas: VehicleCanvas, x: number): string {
  const { body, defs } = canvas;
  const well = defs.across([
    [0, '#0b0d0e'],
    [1, '#23282a'],
  ]);
  const lip = body.cladding
    ? path(archOutline(canvas, x, 0.06), 'fill="#2b3033"') +
      path(archOutline(canvas, x, 0.05), 'fill="none" stroke="#454c50" stroke-width="1.5"')
    : path(archOutline(canvas, x, 0.02), 'fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"') +
      path(archOutline(canvas, x, 0.006), 'fill="none" stroke="#101314" stroke-opacity=".5" stroke-width="3"');
  return lip + path(archOutline(canvas, x), `fill="${well}"`);
}

/** A rim drawn in its own circle of radius 1; `metal` and `dark` are fills. */
interface RimFills {
  metal: string;
  dark: string;
  edge: string;
}

type RimDesign = 'five-twin' | 'ten' | 'turbine' | 'cover' | 'fork' | 'six' | 'aero' | 'steel';

const turns = (count: number, content: string, offset = 0): string =>
  Array.from({ length: count }, (_, i) =>
    group(content, `transform="rotate(${((360 / count) * i + offset).toFixed(1)})"`),
  ).join('');

function drawRim(design: RimDesign, fills: RimFills): string {
  const { metal, dark, edge } = fills;
  const spoke = (d: string): string => path(d, `fill="${metal}" stroke="${edge}" stroke-width=".012"`);
  const hub = (r: number): string =>
    `<circle r="${r}" fill="${metal}" stroke="${edge}" stroke-width=".012"/>` +
    turns(5, `<circle cy="${-r * 0.62}" r=".032" fill="${dark}"/>`, 36) +
    `<circle r="${r * 0.36}" fill="${dark}"/><circle r="${r * 0.3}" fill="${edge}"/>`;
  switch (design) {
    case 'five-twin':
      return turns(5, spoke('M-.19-.9L-.1-.18H-.02L-.05-.92zM.19-.9L.1-.18H.02L.05-.92z')) + hub(0.24);
    case 'ten':
      return turns(10, spoke('M-.085-.92Q-.05-.5-.05-.15H.05Q.05-.5.085-.92z')) + hub(0.24);
    case 'turbine':
      return turns(9, spoke('M-.02-.93Q-.16-.5-.06-.14L.08-.16Q.02-.5.17-.91z')) + hub(0.22);
    case 'fork':
      return turns(5, spoke('M-.3-.87Q-.12-.6-.1-.14H.1Q.12-.6.3-.87L.2-.9Q.07-.66 0-.48-.07-.66-.2-.9z')) + hub(0.23);
    case 'six':
      return (
        turns(
          6,
          spoke('M-.19-.9Q-.17-.5-.13-.16H.13Q.17-.5.19-.9z') +
            path('M-.06-.8L-.04-.36H.04L.06-.8z', `fill="${dark}" opacity=".55"`),
        ) + hub(0.26)
      );
    case 'aero':
      return (
        `<circle r=".93" fill="${metal}"/>` +
        turns(5, path('M-.34-.8Q-.1-.86.2-.88L.06-.5Q-.08-.44-.2-.42z', `fill="${dark}"`)) +
        turns(5, path('M0-.93L.1-.2', `stroke="${edge}" stroke-width=".02"`), 26) +
        hub(0.2)
      );
    case 'cover':
      return (
        `<circle r=".93" fill="${metal}"/>` +
        turns(8, path('M-.1-.82Q0-.86.1-.82L.07-.52Q0-.5-.07-.52z', `fill="${dark}"`)) +
        `<circle r=".4" fill="none" stroke="${edge}" stroke-width=".025"/><circle r=".2" fill="${edge}"/><circle r=".17" fill="${metal}"/>`
      );
    case 'steel':
      return (
        `<circle r=".93" fill="${metal}"/><circle r=".62" fill="none" stroke="${edge}" stroke-width=".05"/>` +
        turns(6, `<ellipse cy="-.74" rx=".11" ry=".075" fill="${dark}"/>`) +
        `<circle r=".34" fill="${edge}"/><circle r=".3" fill="${metal}"/>` +
        turns(5, `<circle cy="-.22" r=".038" fill="${dark}"/>`) +
        `<circle r=".12" fill="${dark}"/>`
      );
  }
  return design satisfies never;
}
