import { roundCorners } from '../geometry/polygon.ts';
import { mix, type Point, spread } from '../geometry/vector.ts';
import { group, path } from '../paint/markup.ts';
import type { Easel } from './easel.ts';
import { chooseFace } from './face-of.ts';
import type { Face } from './faces-of-makes.ts';
import { drawGrilleFilling } from './grille.ts';
import { drawHeadlamp } from './headlamp.ts';
import { drawPlate } from './plate.ts';
import { seam } from './seams.ts';

/** Both halves of an outline given from the middle outwards. */
function mirrorHalf(half: readonly Point[]): Point[] {
  return [...half, ...half.toReversed().map(([q, h]): Point => [-q, h])];
}

/** Everything on the nose: grille, lamps, air intake, fog lamps, plate, bumper seam. */
export function drawNose(easel: Easel): string {
  const { look, facing, body } = easel;
  if (facing === 'rear') return '';
  const face = chooseFace(look.body, look.make);
  const sides: readonly (1 | -1)[] = facing === 'front' ? [-1, 1] : [1];
  const fogs = sides.map((side) => drawFog(easel, face, side)).join('');
  const lamps = sides.map((side) => drawHeadlamp(easel, face, side)).join('');
  if (facing === 'side') return drawBumperLine(easel) + fogs + lamps;
  const raised = body.cladding && look.body !== 'ev-suv';
  return [
    drawLip(easel, raised),
    drawIntake(easel, face),
    drawGrille(easel, face),
    drawBumperLine(easel),
    fogs,
    lamps,
    drawBright(easel, face),
    drawPlate(easel, 'front', look.body === 'truck' || look.body === 'bus' ? 0.3 : plateHeight(face)),
  ].join('');
}

/** Just below the grille, but never lower than the intake. */
const plateHeight = ({ grille }: Face): number => Math.max(0.24, Math.min(0.44, (grille.at(-1)?.[1] ?? 0.6) - 0.11));

function drawLip({ onNose, defs }: Easel, raised: boolean): string {
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

function drawIntake({ onNose, defs }: Easel, face: Face): string {
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

function drawGrille(easel: Easel, face: Face): string {
  const { onNose, defs, look } = easel;
  const d = onNose(roundCorners(mirrorHalf(face.grille), 0.05));
  if (face.fill === 'closed') {
    return path(
      d,
      `fill="${defs.across([
        [0, '#3b4347'],
        [0.5, '#15191b'],
        [1, '#23292c'],
      ])}"`,
    );
  }
  const dark = defs.across([
    [0, '#0c0f10'],
    [1, '#1d2325'],
  ]);
  return (
    path(d, `fill="${dark}" stroke="#0b0e10" stroke-width="3"`) +
    group(drawGrilleFilling(easel, face), `clip-path="${defs.clip([d])}"`) +
    (face.bright === 'frame'
      ? path(d, `fill="none" stroke="${chromeOf(easel)}" stroke-width="${look.body === 'kei' ? 5 : 7}"`)
      : '')
  );
}

function chromeOf({ defs }: Easel): string {
  return defs.across([
    [0, '#ffffff'],
    [0.35, '#c4cacc'],
    [0.5, '#7d868a'],
    [0.62, '#e4e7e7'],
    [1, '#9aa3a6'],
  ]);
}

function drawBright(easel: Easel, face: Face): string {
  const { onNose } = easel;
  const both = (points: readonly Point[]): string => {
    const d = onNose(points, false);
    return [
      ['#5b6468', 11],
      ['#c9cfd1', 8],
      ['#f4f6f6', 3],
    ]
      .map(([colour, width]) =>
        path(
          d,
          `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
        ),
      )
      .join('');
  };
  const g = face.grille;
  const top = g[1] ?? [0.4, 0.8];
  const low = g.at(-2) ?? [0.4, 0.6];
  const lowMiddle = g.at(-1)?.[1] ?? 0.6;
  const topMiddle = g[0]?.[1] ?? 0.8;
  switch (face.bright) {
    case 'vee':
      return both([
        [-top[0], top[1]],
        [-low[0] - 0.05, mix(top[1], lowMiddle, 0.6)],
        [-low[0], lowMiddle],
        [low[0], lowMiddle],
        [low[0] + 0.05, mix(top[1], lowMiddle, 0.6)],
        top,
      ]);
    case 'wing':
      return both([
        [-0.54, lowMiddle + 0.04],
        [-low[0], lowMiddle],
        [low[0], lowMiddle],
        [0.54, lowMiddle + 0.04],
      ]);
    case 'bar': {
      const h = topMiddle - 0.055;
      return both([
        [-0.56, h + 0.01],
        [0, h],
        [0.56, h + 0.01],
      ]);
    }
    case 'brackets':
      return [-1, 1]
        .map((k) =>
          both([
            [0.48 * k, 0.64],
            [0.54 * k, 0.5],
            [0.72 * k, 0.3],
            [0.7 * k, 0.16],
          ]),
        )
        .join('');
    case 'frame':
    case 'none':
      return '';
  }
  return face.bright satisfies never;
}

function drawFog(easel: Easel, face: Face, side: 1 | -1): string {
  const { onNose, defs, wall, look } = easel;
  if (look.body === 'kei' && look.seed % 2 === 0) return '';
  const at = (points: readonly Point[]): string => onNose(points.map(([q, h]): Point => [q * side, h]));
  const dark = defs.across([
    [0, '#0d1011'],
    [1, '#2a3033'],
  ]);
  switch (face.fog) {
    case 'slit':
      return (
        path(
          at(
            roundCorners(
              [
                [0.82, 0.3],
                [1.12, 0.36],
                [1.1, 0.3],
                [0.86, 0.16],
              ],
              0.03,
            ),
          ),
          `fill="${dark}"`,
        ) +
        path(
          at([
            [0.9, 0.27],
            [1.05, 0.31],
            [1.05, 0.285],
            [0.91, 0.235],
          ]),
          'fill="#eef2f2"',
        )
      );
    case 'bracket':
      return path(
        at(
          roundCorners(
            [
              [0.84, 0.42],
              [1.02, 0.46],
              [1.1, 0.2],
              [0.98, 0.12],
              [0.88, 0.16],
              [0.98, 0.24],
              [0.95, 0.36],
            ],
            0.02,
          ),
        ),
        `fill="${dark}"`,
      );
    case 'round': {
      const [cx, cy, r] = [0.95, 0.24, 0.052];
      const tall = wall.top(0.1) - wall.bottom(0.1);
      const ring = (k: number): string =>
        at(
          spread(0, 2 * Math.PI, 19)
            .slice(1)
            .map((a): Point => [cx + (Math.cos(a) * r * k) / wall.frontCorner, cy + (Math.sin(a) * r * k) / tall]),
        );
      return (
        path(
          at(
            roundCorners(
              [
                [0.8, 0.34],
                [1.1, 0.38],
                [1.14, 0.2],
                [0.98, 0.13],
                [0.84, 0.14],
              ],
              0.05,
            ),
          ),
          `fill="${dark}"`,
        ) +
        path(ring(1), 'fill="#838c90"') +
        path(
          ring(0.82),
          `fill="${defs.across([
            [0, '#f6f8f8'],
            [0.5, '#b9c3c6'],
            [1, '#78848a'],
          ])}"`,
        )
      );
    }
  }
  return face.fog satisfies never;
}

function drawBumperLine(easel: Easel): string {
  const { onWall, wall, body, onFlank } = easel;
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
