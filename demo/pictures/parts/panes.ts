import { mix, type Point, spread } from '../geometry/vector.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';

export interface Pane {
  kind: 'screen' | 'side' | 'back';
  /** Outline as share of the way round the cabin and height 0..1. */
  outline: readonly Point[];
}

type Edge = readonly [foot: number, head: number];

/** The glass of the cabin: windscreen, near side panes from front to rear, rear window. */
export function listPanes({ body, cabin }: VehicleCanvas): Pane[] {
  const { panes } = body;
  const pillar = 0.09 / cabin.foot.half;
  const screen = cabin.frontCorner - pillar * 0.4;
  const back = 1 - cabin.rearCorner - pillar * 0.55;
  const edges: Edge[] = [panes.front, ...panes.posts, panes.rear];
  const sides = edges.slice(0, -1).map((front, i): Pane => {
    const rear = edges[i + 1] ?? front;
    return {
      kind: 'side',
      outline: sideOutline(
        cabin,
        body,
        inset(front, i === 0 ? 0 : 0.025),
        inset(rear, i === edges.length - 2 ? 0 : -0.025),
      ),
    };
  });
  return [
    {
      kind: 'screen',
      outline: [
        [-screen, 0.03],
        [-screen * 0.94, 0.9],
        [screen * 0.94, 0.9],
        [screen, 0.03],
      ],
    },
    ...sides,
    {
      kind: 'back',
      outline: [
        [1 - back, 0.14],
        [1 - back * 0.96, 0.84],
        [1 + back * 0.96, 0.84],
        [1 + back, 0.14],
      ],
    },
  ];
}

const inset = ([foot, head]: Edge, by: number): Edge => [foot + by, head + by];

/** The dark surround of all side glass, a little larger than the panes. */
export function sideSurround({ body, cabin }: VehicleCanvas): Point[] {
  const { front, rear } = body.panes;
  return sideOutline(cabin, body, [front[0] - 0.05, front[1] - 0.03], [rear[0] + 0.035, rear[1] + 0.03], 0.035);
}

function sideOutline(
  cabin: VehicleCanvas['cabin'],
  body: VehicleCanvas['body'],
  front: Edge,
  rear: Edge,
  grow = 0,
): Point[] {
  const { panes } = body;
  const [start, end] = [panes.front[0], panes.rear[0]];
  const low = (x: number): number =>
    panes.low - grow * 1.4 + panes.kick * Math.max(0, (x - start) / (end - start)) ** 2.2;
  const high = panes.high + grow;
  const along = (edge: Edge, from: number, to: number): Point[] =>
    spread(from, to, 6).map((v) => [cabin.shareAt(mix(edge[0], edge[1], v), v), v]);
  const across = (from: Edge, to: Edge, v: (x: number) => number): Point[] =>
    spread(0, 1, 8)
      .slice(1, -1)
      .map((t) => {
        const foot = mix(from[0], to[0], t);
        const height = v(foot);
        return [cabin.shareAt(mix(foot, mix(from[1], to[1], t), height), height), height];
      });
  return [
    ...along(front, low(front[0]), high),
    ...across(front, rear, () => high),
    ...along(rear, high, low(rear[0])),
    ...across(rear, front, low),
  ];
}
