import { type Point, spread } from '../geometry/vector.ts';
import { path } from '../paint/markup.ts';
import type { Easel } from './easel.ts';
import type { Face } from './faces-of-makes.ts';

/** The pattern inside a grille; the caller clips it to the opening. */
export function drawGrilleFilling({ onNose }: Easel, face: Face): string {
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
