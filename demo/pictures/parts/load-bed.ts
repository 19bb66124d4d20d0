import { mix, type Point, spread, type Vec3 } from '../geometry/vector.ts';
import { group, path, pathOf } from '../paint/markup.ts';
import { shadePaint } from '../paint/shade.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';
import { seam } from './seams.ts';

/** The open bed of a pickup, seen from a little above. */
export function drawBedHollow({ body, camera, wall, defs }: VehicleCanvas): string {
  const [front, rear] = [body.cabin.rearBase + 0.08, body.length - 0.1];
  const half = body.width / 2 - 0.16;
  const z = (x: number): number => wall.top(x) + 0.012;
  const rim: Vec3[] = [
    [front, -half, z(front)],
    [rear, -half, z(rear)],
    [rear, half, z(rear)],
    [front, half, z(front)],
  ];
  const opening = pathOf(rim.map(camera.project));
  const farSide: Vec3[] = [
    [front, -half, z(front)],
    [rear, -half, z(rear)],
    [rear, -half, 0.7],
    [front, -half, 0.7],
  ];
  const farWall = pathOf(farSide.map(camera.project));
  return (
    path(
      opening,
      `fill="${defs.across([
        [0, '#33393c'],
        [1, '#101314'],
      ])}" stroke="#0d1011" stroke-width="8" stroke-linejoin="round"`,
    ) + group(path(farWall, 'fill="#3c4448"'), `clip-path="${defs.clip([opening])}"`)
  );
}

const bed = { front: 1.86, rear: 4.69, floor: 0.86, side: 1.24, half: 0.86 } as const;
export const truckLength = bed.rear;

const box = (x0: number, x1: number, y: number, z0: number, z1: number): Vec3[] => [
  [x0, y, z1],
  [x1, y, z1],
  [x1, y, z0],
  [x0, y, z0],
];

/** Frame, dropside bed and rear axle of a light truck; its cab is drawn as any other body. */
export function drawTruckBed(canvas: VehicleCanvas): string {
  const { camera, look, facing, defs } = canvas;
  const shade = shadePaint(look.paint, camera.eye);
  const face = (corners: readonly Vec3[], n: Vec3): string => {
    const points = corners.map(camera.project);
    const [a, b] = [
      shade({ p: corners[0] ?? [0, 0, 0], n }),
      shade({ p: corners[2] ?? [0, 0, 0], n: [n[0], n[1] * 0.98, n[2] - 0.12] }),
    ];
    return path(
      pathOf(points),
      `fill="${defs.across([
        [0, a],
        [1, b],
      ])}" stroke="#0b0e10" stroke-opacity=".5" stroke-width="2.5" stroke-linejoin="round"`,
    );
  };
  const { front, rear, floor, side, half } = bed;
  const plain = (corners: readonly Vec3[], fill: string): string =>
    path(pathOf(corners.map(camera.project)), `fill="${fill}"`);
  const across = (x: number, z0: number, z1: number): Vec3[] => [
    [x, -half, z1],
    [x, half, z1],
    [x, half, z0],
    [x, -half, z0],
  ];
  const third = (rear - front) / 3;
  const hinges = [1, 2].map((i) =>
    seam(
      pathOf(
        box(front + third * i, front + third * i + 0.012, half, floor, side)
          .slice(1, 3)
          .map(camera.project),
        false,
      ),
    ),
  );
  const ribs = spread(floor + 0.09, side - 0.09, 3).map((z) =>
    path(
      pathOf([camera.project([front + 0.04, half, z]), camera.project([rear - 0.04, half, z])], false),
      'fill="none" stroke="#0b0e10" stroke-opacity=".22" stroke-width="3"',
    ),
  );
  const frame =
    plain(box(1.5, rear - 0.1, 0.4, 0.5, 0.72), '#1b2023') +
    plain(box(front, rear, half - 0.06, floor - 0.1, floor), '#14181a');
  const tank = face(box(2.1, 2.75, 0.8, 0.42, 0.74), [0, 1, 0]);
  const guard = path(pathOf(box(2.85, 3.1, 0.82, 0.4, 0.7).map(camera.project)), 'fill="#2b3134"');
  const head = facing === 'front' ? '' : face(across(front, floor, 1.86), [1, 0, 0]);
  const headFront = facing === 'rear' ? '' : face(across(front - 0.02, floor, 1.86), [-1, 0, 0]);
  const inside = plain(
    [
      [front, -half, floor + 0.02],
      [rear, -half, floor + 0.02],
      [rear, half, floor + 0.02],
      [front, half, floor + 0.02],
    ],
    '#5c5448',
  );
  const farSide = face(box(front, rear, -half, floor, side), [0, 1, 0]);
  const edge: Vec3[] = [
    [front, half, side],
    [rear, half, side],
    [rear, half - 0.04, side],
    [front, half - 0.04, side],
  ];
  const top: Point[] = edge.map(camera.project);
  const gate = facing === 'rear' ? face(across(rear, floor, side), [1, 0, 0]) + drawTruckTail(canvas) : '';
  return [
    frame,
    tank,
    guard,
    farSide,
    inside,
    head,
    headFront,
    face(box(front, rear, half, floor, side), [0, 1, 0]),
    ...ribs,
    ...hinges,
    path(pathOf(top), 'fill="#e6eaea" opacity=".8"'),
    gate,
  ].join('');
}

function drawTruckTail({ camera }: VehicleCanvas): string {
  const quad = (y0: number, y1: number, z0: number, z1: number): string => {
    const corners: Vec3[] = [
      [bed.rear, y0, z1],
      [bed.rear, y1, z1],
      [bed.rear, y1, z0],
      [bed.rear, y0, z0],
    ];
    return pathOf(corners.map(camera.project));
  };
  const lamp = (y: number): string =>
    path(quad(y - 0.17, y + 0.17, 0.62, 0.73), 'fill="#15191b"') +
    path(quad(y - 0.16, y - 0.02, 0.63, 0.72), 'fill="#b3202a"') +
    path(quad(y, y + 0.09, 0.63, 0.72), 'fill="#e8952f"') +
    path(quad(y + 0.1, y + 0.16, 0.63, 0.72), 'fill="#eceae4"');
  return (
    path(quad(-0.84, 0.84, 0.58, 0.77), 'fill="#22282b"') +
    lamp(0.6) +
    lamp(-0.6) +
    path(quad(-0.23, 0.23, 0.61, 0.73), 'fill="#f7f5ee" stroke="#3a4346" stroke-width="3"') +
    path(
      pathOf(
        [mix(-1, 1, 0.2), mix(-1, 1, 0.8)].map((y) => camera.project([bed.rear, y * 0.5, 1.16])),
        false,
      ),
      'fill="none" stroke="#0b0e10" stroke-opacity=".5" stroke-width="5"',
    )
  );
}
