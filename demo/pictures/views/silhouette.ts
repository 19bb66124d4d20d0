import { shapeOf } from '../body/shape-of.ts';
import type { Camera } from '../geometry/camera.ts';
import { roundCorners } from '../geometry/polygon.ts';
import { type Point, spread, type Vec3 } from '../geometry/vector.ts';
import type { BodyShape } from '#server/marketplace/reference/catalogue/levels.ts';
import { Definitions, pathOf } from '../paint/markup.ts';
import { truckLength } from '../parts/load-bed.ts';
import { listPanes } from '../parts/panes.ts';
import { beltOf } from '../parts/shell.ts';
import { type VehicleCanvas, createVehicleCanvas } from '../parts/vehicle-canvas.ts';

interface Silhouette {
  /** Filled shapes that together make the outline. */
  solids: readonly string[];
  panes: readonly string[];
  seams: readonly string[];
  wheels: readonly { x: number; y: number; radius: number }[];
  width: number;
  height: number;
}

/**
 * The side view of a body without perspective, at `unit` pixels to the metre, with the nose on the left and the ground
 * at `height`.
 */
export function drawSilhouette(shape: BodyShape, unit: number): Silhouette {
  const body = shapeOf[shape];
  const camera: Camera = {
    eye: [body.length / 2, 400, 1],
    project: ([x, , z]) => [x * unit, (body.height - z) * unit],
    scaleAt: () => unit,
  };
  const plainLook = {
    body: shape,
    make: '',
    model: '',
    style: '',
    paint: { name: '', hex: '#888888', finish: 'solid' },
    year: 2015,
    mileageKm: 0,
    seats: 5,
    fuel: 'petrol',
    seed: 1,
  } as const;
  const canvas = createVehicleCanvas(plainLook, body, camera, new Definitions(), 'side');
  const length = shape === 'truck' ? truckLength : body.length;
  return {
    solids: [lowerBody(canvas), upperBody(canvas), ...(shape === 'truck' ? truckBed(camera) : [])],
    panes: listPanes(canvas)
      .filter(({ kind }) => kind === 'side')
      .map(({ outline }) => canvas.onCabin(roundCorners(outline, 0.012))),
    seams: doorSeams(canvas),
    wheels: [body.frontAxle, body.frontAxle + body.wheelbase].map((x) => ({
      x: x * unit,
      y: (body.height - body.tyre) * unit,
      radius: body.tyre * unit,
    })),
    width: length * unit,
    height: body.height * unit,
  };
}

function lowerBody({ wall, camera, body }: VehicleCanvas): string {
  const xs = spread(0, body.length, 60);
  const end = (h: number, front: boolean): Point => camera.project(wall.surface(front ? 0 : wall.outline.half, h));
  const top = xs
    .filter((x) => x > 0.25 && x < body.length - 0.2)
    .map((x) => camera.project([x, 0, wall.top(x)] satisfies Vec3));
  const low = xs
    .filter((x) => x > 0.25 && x < body.length - 0.2)
    .map((x) => camera.project([x, 0, wall.bottom(x)] satisfies Vec3));
  const heights = spread(0, 1, 12);
  return pathOf([
    ...heights.map((h) => end(h, true)),
    ...top,
    ...heights.toReversed().map((h) => end(h, false)),
    ...low.toReversed(),
  ]);
}

function upperBody({ cabin, camera, wall, body }: VehicleCanvas): string {
  const front = spread(0, 1, 10).map((v) => camera.project(cabin.surface(0, v)));
  const roof = spread(0, 1, 20).map((t) => camera.project(cabin.roof(0.5, t)));
  const rear = spread(1, 0, 10).map((v) => camera.project(cabin.surface(1, v)));
  const bonnet = spread(0, 1, 10).map((t): Point => {
    const from = wall.surface(0, 1);
    const to = cabin.surface(0, 0);
    return camera.project([
      from[0] + (to[0] - from[0]) * t,
      0,
      from[2] + (to[2] - from[2]) * t + body.bonnetCrown * 1.4 * t * (1 - t),
    ]);
  });
  const tail = camera.project(wall.surface(wall.outline.half, 1));
  return pathOf([...bonnet, ...front, ...roof, ...rear, tail]);
}

function truckBed(camera: Camera): string[] {
  const box = (x0: number, x1: number, z0: number, z1: number): string =>
    pathOf([
      camera.project([x0, 0, z1]),
      camera.project([x1, 0, z1]),
      camera.project([x1, 0, z0]),
      camera.project([x0, 0, z0]),
    ]);
  return [box(1.86, truckLength, 0.84, 1.26), box(1.84, 1.92, 0.84, 1.88), box(1.5, truckLength - 0.12, 0.62, 0.86)];
}

function doorSeams(canvas: VehicleCanvas): string[] {
  const { body, onFlank, wall } = canvas;
  const belt = beltOf(canvas);
  return [...new Set([body.doors.front, body.doors.post, body.doors.rear])].map((x) =>
    onFlank(
      spread(belt(x), wall.bottom(x) + 0.1, 4).map((z): Point => [x, z]),
      false,
    ),
  );
}
