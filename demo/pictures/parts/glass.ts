import { roundCorners } from '../geometry/polygon.ts';
import type { Point } from '../geometry/vector.ts';
import { group, path, pathOf } from '../paint/markup.ts';
import type { Easel } from './easel.ts';
import { drawCabinInside } from './cabin-inside.ts';
import { listPanes, type Pane, sideSurround } from './panes.ts';

/** All glass that can be seen, with the cabin behind it. */
export function drawGlass(easel: Easel): string {
  const { onCabin, defs } = easel;
  const panes = listPanes(easel).filter((pane) => canBeSeen(easel, pane));
  const shapes = panes.map((pane) => ({
    pane,
    d: onCabin(roundCorners(pane.outline, pane.kind === 'side' ? 0.012 : 0.02)),
  }));
  const frames = [
    path(onCabin(roundCorners(sideSurround(easel), 0.015)), 'fill="#14181a"'),
    ...shapes.map(({ d }) => path(d, 'fill="#14181a" stroke="#14181a" stroke-width="7" stroke-linejoin="round"')),
  ];
  const inside = group(
    path(
      boxOf(shapes.map(({ d }) => d)),
      `fill="${defs.across([
        [0, '#2c383c'],
        [0.5, '#1b2427'],
        [1, '#12181a'],
      ])}"`,
    ) + drawCabinInside(easel),
    `clip-path="${defs.clip(shapes.map(({ d }) => d))}"`,
  );
  return frames.join('') + inside + shapes.map(({ pane, d }) => drawReflection(easel, pane, d)).join('');
}

function canBeSeen({ cabinRange, facing }: Easel, { kind, outline }: Pane): boolean {
  // Seen from ahead the rear window may peep over the roof, but the roof hides it.
  if ((kind === 'back' && facing === 'front') || (kind === 'screen' && facing === 'rear')) return false;
  const [from, to] = cabinRange(0.5);
  if (kind === 'side') return true;
  return outline.filter(([u]) => u > from + 0.02 && u < to - 0.02).length >= 2;
}

/** Covers everything; the clip decides what stays. */
function boxOf(paths: readonly string[]): string {
  return paths.length === 0 ? '' : 'M0 0H1600V1000H0z';
}

function drawReflection(easel: Easel, { kind, outline }: Pane, d: string): string {
  const { defs, onCabin } = easel;
  const sky = kind === 'side' ? 0.42 : 0.5;
  const sheen = defs.across([
    [0, '#eef5f6', sky],
    [0.4, '#c5d3d6', sky * 0.36],
    [0.72, '#9fb0b4', 0.08],
    [1, '#0d1213', 0.22],
  ]);
  const us = outline.map(([u]) => u);
  const [low, high] = [Math.min(...us), Math.max(...us)];
  const at = (t: number): number => low + (high - low) * t;
  const streak: Point[] =
    kind === 'side'
      ? [
          [at(0.12), 1],
          [at(0.34), 1],
          [at(0.22), 0],
          [at(0), 0],
        ]
      : [
          [at(0.5), 1],
          [at(0.78), 1],
          [at(0.9), 0],
          [at(0.62), 0],
        ];
  const shine = group(path(onCabin(streak), 'fill="#fff" opacity=".1"'), `clip-path="${defs.clip([d])}"`);
  return (
    path(d, `fill="${sheen}"`) + shine + path(d, 'fill="none" stroke="#0a0d0e" stroke-width="2" stroke-opacity=".7"')
  );
}

export function drawWipers({ cabin, camera, facing, body }: Easel): string {
  if (facing === 'side') return '';
  const share = cabin.frontCorner;
  if (facing === 'front') {
    const cowl = [-0.95, -0.6, -0.2, 0.2, 0.6, 0.95].map((t) => camera.project(cabin.surface(t * share, 0.015)));
    const arm = (from: number, to: number): string =>
      path(
        pathOf(
          [camera.project(cabin.surface(from * share, 0.01)), camera.project(cabin.surface(to * share, 0.13))],
          false,
        ),
        'fill="none" stroke="#0c0f10" stroke-width="4" stroke-linecap="round"',
      );
    return (
      path(pathOf(cowl, false), 'fill="none" stroke="#1a1f21" stroke-width="9" stroke-linecap="round"') +
      arm(-0.5, 0.22) +
      arm(0.12, 0.78)
    );
  }
  if (body.bootCrown > 0 || body.rows.length === 1) return '';
  return path(
    pathOf(
      [camera.project(cabin.surface(1, 0.12)), camera.project(cabin.surface(1 + (1 - cabin.rearCorner) * 0.5, 0.24))],
      false,
    ),
    'fill="none" stroke="#0c0f10" stroke-width="4.5" stroke-linecap="round"',
  );
}
