import { mirrorHalf, roundCorners } from '../geometry/polygon.ts';
import { mix, type Point, spread } from '../geometry/vector.ts';
import { group, path } from '../paint/markup.ts';
import type { VehicleCanvas } from './vehicle-canvas.ts';
import type { Face } from './make-faces.ts';

/** The grille of a face: its opening, what fills it, and its frame. */
export function drawGrille(canvas: VehicleCanvas, face: Face): string {
  const { onNose, defs, look } = canvas;
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
    group(drawGrilleFilling(canvas, face), `clip-path="${defs.clip([d])}"`) +
    (face.bright === 'frame'
      ? path(d, `fill="none" stroke="${chromeOf(canvas)}" stroke-width="${look.body === 'kei' ? 5 : 7}"`)
      : '')
  );
}

function chromeOf({ defs }: VehicleCanvas): string {
  return defs.across([
    [0, '#ffffff'],
    [0.35, '#c4cacc'],
    [0.5, '#7d868a'],
    [0.62, '#e4e7e7'],
    [1, '#9aa3a6'],
  ]);
}

/** The bright trim beside or around the grille. */
export function drawBright(canvas: VehicleCanvas, face: Face): string {
  const { onNose } = canvas;
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

/** The pattern inside a grille; the caller clips it to the opening. */
function drawGrilleFilling({ onNose }: VehicleCanvas, face: Face): string {
  const hs = face.grille.map(([, h]) => h);
  const [low, high] = [Math.min(...hs), Math.max(...hs)];
  const wide = Math.max(...face.grille.map(([q]) => q));
  const line = (points: readonly Point[], width: number, colour: string): string =>
    path(onNose(points, false), `fill="none" stroke="${colour}" stroke-width="${width}"`);
  const across = (count: number, width: number, colour: string): string =>
    spread(low, high, count + 2)
      .slice(1, -1)
      .map((h) =>
        line(
          [
            [-wide, h],
            [wide, h],
          ],
          width,
          colour,
        ),
      )
      .join('');
  const upright = (count: number, width: number, colour: string): string =>
    spread(-wide, wide, count + 2)
      .slice(1, -1)
      .map((q) =>
        line(
          [
            [q, low],
            [q, high],
          ],
          width,
          colour,
        ),
      )
      .join('');
  switch (face.fill) {
    case 'bars':
      return across(high - low > 0.2 ? 5 : 2, 4, '#565f63');
    case 'slats': {
      const count = high - low > 0.2 ? 4 : 2;
      return across(count, 11, '#7b8488') + across(count, 3, '#e9eded');
    }
    case 'upright':
      return upright(9, 9, '#6b7478') + upright(9, 3, '#dfe4e4') + across(1, 5, '#8b9498');
    case 'mesh':
      return [-1, 1]
        .flatMap((k) =>
          spread(-wide * 2, wide * 2, 27).map((q) =>
            line(
              [
                [q - 0.14 * k, low],
                [q + 0.14 * k, high],
              ],
              2.4,
              '#454d51',
            ),
          ),
        )
        .join('');
    case 'dots': {
      const rows = spread(low, high, 7).slice(1, -1);
      return rows
        .flatMap((h, i) =>
          spread(-wide, wide, 14).map((q) =>
            path(
              onNose([
                [q + (i % 2) * 0.035, h + 0.014],
                [q + 0.016 + (i % 2) * 0.035, h],
                [q + (i % 2) * 0.035, h - 0.014],
                [q - 0.016 + (i % 2) * 0.035, h],
              ]),
              'fill="#aab3b6"',
            ),
          ),
        )
        .join('');
    }
    case 'waves':
      return [0.2, 0.4, 0.6, 0.8, 1, 1.2]
        .map((k) =>
          line(
            spread(0, 2 * Math.PI, 22).map((a): Point => [
              Math.cos(a) * wide * k,
              (low + high) / 2 + (Math.sin(a) * (high - low) * k) / 2,
            ]),
            3,
            '#7b8488',
          ),
        )
        .join('');
    case 'closed':
      return '';
  }
  return face.fill satisfies never;
}
