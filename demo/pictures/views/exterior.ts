import { shapeOf } from '../body/shape-of.ts';
import { type Frame, standCamera } from '../geometry/camera.ts';
import type { VehicleLook } from '../look.ts';
import { Definitions, path, pathOf, show, smoothPathOf, svg } from '../paint/markup.ts';
import { drawBonnet, drawBoot, drawCabinShell, drawLedge, drawLid, drawRoof, drawWall } from '../parts/shell.ts';
import { drawHighTailLamps } from '../parts/tail-lamps.ts';
import { drawTail } from '../parts/tail.ts';
import { drawArch, drawFarWheel, drawWheel } from '../parts/wheels.ts';
import { drawGlass, drawWipers } from '../parts/glass.ts';
import { drawMirror } from '../parts/mirrors.ts';
import { drawBedHollow, drawTruckBed, truckLength } from '../parts/load-bed.ts';
import { drawNose } from '../parts/nose.ts';
import { drawDoors, drawSill } from '../parts/seams.ts';
import { type VehicleCanvas, createVehicleCanvas } from '../parts/vehicle-canvas.ts';
import { mix, mix3, type Point, spread, type Vec3 } from '../geometry/vector.ts';

const stands = {
  front: { azimuth: 41, distance: 8.2 },
  side: { azimuth: 90, distance: 16 },
  rear: { azimuth: 138, distance: 8.2 },
} as const;

export function drawExterior(look: VehicleLook, facing: VehicleCanvas['facing']): string {
  const defs = new Definitions();
  const car = drawVehicleFigure(look, facing, defs, { x: 70, width: 1460, middle: 625, height: 820 });
  const studio = drawStudio(defs, 1600, 1200, 660);
  return svg(1600, 1200, studio + car, defs);
}

/** The vehicle with its shadow and no ground, fitted into a frame. */
export function drawVehicleFigure(
  look: VehicleLook,
  facing: VehicleCanvas['facing'],
  defs: Definitions,
  frame: Frame,
): string {
  const body = shapeOf[look.body];
  const length = look.body === 'truck' ? truckLength : body.length;
  const stand = stands[facing];
  const camera = standCamera(
    {
      azimuth: stand.azimuth,
      distance: stand.distance + length * 0.3,
      height: body.height + (facing === 'side' ? -0.3 : 0.16),
    },
    [length, body.width, body.height],
    frame,
  );
  const canvas = createVehicleCanvas(look, body, camera, defs, facing);
  return drawShadow(canvas, length) + (look.body === 'truck' ? drawTruck(canvas) : drawCar(canvas));
}

function drawCar(canvas: VehicleCanvas): string {
  const { body } = canvas;
  const axles = [body.frontAxle, body.frontAxle + body.wheelbase];
  return [...axles.map((x) => drawFarWheel(canvas, x)), drawUnderside(canvas), drawBody(canvas, axles)].join('');
}

/** Cab and bed hide each other, so the one that is nearer to the eye is drawn last. */
function drawTruck(canvas: VehicleCanvas): string {
  const { body, facing } = canvas;
  const rear = body.frontAxle + body.wheelbase;
  const wheels = drawFarWheel(canvas, body.frontAxle) + drawFarWheel(canvas, rear);
  const cab = drawUnderside(canvas) + drawBody(canvas, [body.frontAxle]);
  const bed = drawTruckBed(canvas);
  const rearWheel = drawWheel(canvas, rear, false);
  return wheels + (facing === 'rear' ? cab + rearWheel + bed : bed + rearWheel + cab);
}

function drawBody(canvas: VehicleCanvas, axles: readonly number[]): string {
  return [
    drawWall(canvas),
    drawSill(canvas),
    drawDoors(canvas),
    drawLid(canvas),
    drawBonnet(canvas),
    drawBoot(canvas),
    canvas.look.body === 'pickup' ? drawBedHollow(canvas) : '',
    drawLedge(canvas),
    drawNose(canvas),
    canvas.look.body === 'truck' ? '' : drawTail(canvas),
    ...axles.flatMap((x) => [drawArch(canvas, x), drawWheel(canvas, x)]),
    drawMirror(canvas, 'far'),
    drawCabinShell(canvas),
    drawRoof(canvas),
    drawRail(canvas, 'far'),
    drawRail(canvas, 'near'),
    drawGlass(canvas),
    drawHighTailLamps(canvas),
    drawWipers(canvas),
    drawMirror(canvas, 'near'),
  ].join('');
}

/** Roof rails: a slim bar on three feet along one edge of the roof. */
function drawRail({ body, cabin, camera, look }: VehicleCanvas, side: 'near' | 'far'): string {
  if (!body.rails) return '';
  const [from, to] = [mix(cabin.frontCorner, cabin.rearCorner, 0.14), mix(cabin.frontCorner, cabin.rearCorner, 0.9)];
  const sign = side === 'near' ? 1 : -1;
  const at = (u: number, up: number): Point => {
    const [x, y, z] = cabin.surface(sign * u, 1);
    return camera.project([x, y - sign * 0.07, z + 0.012 + up] satisfies Vec3);
  };
  const bar = spread(from, to, 12).map((u, i) => at(u, i === 0 || i === 11 ? 0.004 : 0.042));
  const feet = [0.03, 0.5, 0.97].map((t) => {
    const u = mix(from, to, t);
    return path(smoothPathOf([at(u, 0), at(u, 0.04)]), 'fill="none" stroke="#1a1e20" stroke-width="12"');
  });
  const silver = look.seed % 2 === 0;
  const d = smoothPathOf(bar);
  const line = (colour: string, width: number): string =>
    path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`);
  return (
    feet.join('') +
    line('#14181a', 10) +
    line(silver ? '#c3c9cb' : '#33393c', 6.5) +
    line(silver ? '#f4f6f6' : '#6b7478', 2)
  );
}

/** The shadow under a soft studio sky is wide and faint, and dark where the car nearly touches the ground. */
function drawShadow({ wall, camera, body, defs }: VehicleCanvas, length = body.length): string {
  const stretch = length / body.length;
  const ring = (grow: number): Point[] =>
    spread(-wall.outline.half, wall.outline.half, 44)
      .slice(1)
      .map((s) => {
        const [x, y] = wall.outline.at(s);
        const [nx, ny] = wall.outline.outward(s);
        return camera.project([x * stretch + nx * grow, y + ny * grow, 0]);
      });
  // Many faint layers make a soft edge at a fraction of the cost of a blur.
  const soft = spread(0.16, -0.26, 13).map((grow, i) =>
    path(pathOf(ring(grow)), `fill="#241b15" opacity="${(0.022 + 0.0095 * i).toFixed(3)}"`),
  );
  return drawFaintShadow({ camera, body, defs }, length) + soft.join('');
}

/** The wide part of the shadow is one round gradient that lies on the ground in perspective. */
function drawFaintShadow(
  { camera, body, defs }: Pick<VehicleCanvas, 'camera' | 'body' | 'defs'>,
  length: number,
): string {
  const [cx, cy] = camera.project([length / 2, 0, 0]);
  const [ax, ay] = camera.project([length, 0, 0]);
  const [bx, by] = camera.project([length / 2, body.width / 2, 0]);
  const fill = defs.radial([
    [0.5, '#3b3527', 0.5],
    [0.72, '#3b3527', 0.22],
    [0.88, '#3b3527', 0.06],
    [1, '#3b3527', 0],
  ]);
  const k = 1.36;
  const matrix = [(ax - cx) * k * 0.86, (ay - cy) * k * 0.86, (bx - cx) * k, (by - cy) * k, cx, cy];
  return `<circle r="1" fill="${fill}" transform="matrix(${matrix.map(show).join(' ')})"/>`;
}

/** The dark underside that can be seen below the sills. */
function drawUnderside({ wall, camera, body, wallRange }: VehicleCanvas): string {
  const [from, to] = wallRange(0);
  const edge = spread(from, to, 30).map((s) => camera.project(wall.surface(s, 0.06)));
  const lower = spread(to, from, 30).map((s, i) => {
    const [x, y] = wall.outline.at(s);
    const tray: Vec3 = [body.length / 2 + (x - body.length / 2) * 0.93, y * 0.86, Math.max(0.1, wall.bottom(x) * 0.62)];
    // The underside rises to the bodywork at both ends, as real ones do.
    return camera.project(mix3(wall.surface(s, 0), tray, Math.sqrt(Math.sin((Math.PI * i) / 29))));
  });
  return path(pathOf([...edge, ...lower]), 'fill="#15181a"');
}

/** A paper floor rises into a paper wall, which is quiet enough for a page full of cards. */
function drawStudio(defs: Definitions, width: number, height: number, horizon: number): string {
  const wall = defs.across([
    [0, '#ebe4d6'],
    [0.72, '#f5f0e6'],
    [1, '#f8f4ec'],
  ]);
  const floor = defs.across([
    [0, '#e3dac8'],
    [0.35, '#e9e1d1'],
    [1, '#f3ede2'],
  ]);
  const join = defs.across([
    [0, '#e9e1d1', 0],
    [0.5, '#e6decd'],
    [1, '#e4dbca', 0],
  ]);
  return (
    `<rect width="${width}" height="${horizon}" fill="${wall}"/>` +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${floor}"/>` +
    `<rect y="${horizon - 70}" width="${width}" height="140" fill="${join}"/>`
  );
}
