import { shapeOf } from '../body/shape-of.ts';
import { type Frame, standCamera } from '../geometry/camera.ts';
import type { VehicleLook } from '../look.ts';
import { Definitions, path, smoothPathOf, svg } from '../paint/markup.ts';
import { drawShadow, drawStudio, drawUnderside } from '../parts/ground.ts';
import { drawBonnet, drawBoot, drawCabinShell, drawLedge, drawLid, drawRoof, drawWall } from '../parts/shell.ts';
import { drawHighTailLamps, drawTail } from '../parts/tail.ts';
import { drawArch, drawFarWheel, drawWheel } from '../parts/wheels.ts';
import { drawGlass, drawWipers } from '../parts/glass.ts';
import { drawMirror } from '../parts/mirrors.ts';
import { drawBedHollow, drawTruckBed, truckLength } from '../parts/load-bed.ts';
import { drawNose } from '../parts/nose.ts';
import { drawDoors, drawSill } from '../parts/seams.ts';
import { type Easel, setUpEasel } from '../parts/easel.ts';
import { mix, type Point, spread, type Vec3 } from '../geometry/vector.ts';

const stands = {
  front: { azimuth: 41, distance: 8.2 },
  side: { azimuth: 90, distance: 16 },
  rear: { azimuth: 138, distance: 8.2 },
} as const;

export function drawExterior(look: VehicleLook, facing: Easel['facing']): string {
  const defs = new Definitions();
  const car = drawVehicleFigure(look, facing, defs, { x: 70, width: 1460, middle: 625, height: 820 });
  const studio = drawStudio(defs, 1600, 1200, 660);
  return svg(1600, 1200, studio + car, defs);
}

/** The vehicle with its shadow and no ground, fitted into a frame. */
export function drawVehicleFigure(look: VehicleLook, facing: Easel['facing'], defs: Definitions, frame: Frame): string {
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
  const easel = setUpEasel(look, body, camera, defs, facing);
  return drawShadow(easel, length) + (look.body === 'truck' ? drawTruck(easel) : drawCar(easel));
}

function drawCar(easel: Easel): string {
  const { body } = easel;
  const axles = [body.frontAxle, body.frontAxle + body.wheelbase];
  return [...axles.map((x) => drawFarWheel(easel, x)), drawUnderside(easel), drawBody(easel, axles)].join('');
}

/** Cab and bed hide each other: whichever is nearer the eye comes last. */
function drawTruck(easel: Easel): string {
  const { body, facing } = easel;
  const rear = body.frontAxle + body.wheelbase;
  const wheels = drawFarWheel(easel, body.frontAxle) + drawFarWheel(easel, rear);
  const cab = drawUnderside(easel) + drawBody(easel, [body.frontAxle]);
  const bed = drawTruckBed(easel);
  const rearWheel = drawWheel(easel, rear, false);
  return wheels + (facing === 'rear' ? cab + rearWheel + bed : bed + rearWheel + cab);
}

function drawBody(easel: Easel, axles: readonly number[]): string {
  return [
    drawWall(easel),
    drawSill(easel),
    drawDoors(easel),
    drawLid(easel),
    drawBonnet(easel),
    drawBoot(easel),
    easel.look.body === 'pickup' ? drawBedHollow(easel) : '',
    drawLedge(easel),
    drawNose(easel),
    easel.look.body === 'truck' ? '' : drawTail(easel),
    ...axles.flatMap((x) => [drawArch(easel, x), drawWheel(easel, x)]),
    drawMirror(easel, 'far'),
    drawCabinShell(easel),
    drawRoof(easel),
    drawRail(easel, 'far'),
    drawRail(easel, 'near'),
    drawGlass(easel),
    drawHighTailLamps(easel),
    drawWipers(easel),
    drawMirror(easel, 'near'),
  ].join('');
}

/** Roof rails: a slim bar on three feet along one edge of the roof. */
function drawRail({ body, cabin, camera, look }: Easel, side: 'near' | 'far'): string {
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
