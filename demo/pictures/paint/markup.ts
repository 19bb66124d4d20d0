import type { Point } from '../geometry/vector.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export const show = (value: number): string => String(Math.round(value * 10) / 10);
const fine = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A polygon or polyline as path data, in short relative steps to keep pictures small. */
export function pathOf(points: readonly Point[], closed = true): string {
  let [px, py] = [0, 0];
  const steps = simplify(points, 0.25).map(([x, y], i) => {
    const [qx, qy] = [Math.round(x * 10), Math.round(y * 10)];
    const [dx, dy] = [qx - px, qy - py];
    [px, py] = [qx, qy];
    if (i === 0) return `M${dx / 10} ${dy / 10}`;
    return `${i === 1 ? 'l' : ' '}${dx / 10} ${dy / 10}`;
  });
  return steps.join('') + (closed ? 'z' : '');
}

/** A smooth line through all points (Catmull-Rom as cubics). */
export function smoothPathOf(points: readonly Point[], closed = false): string {
  const at = (i: number): Point => {
    const n = points.length;
    return (closed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))]) ?? [0, 0];
  };
  const [x0, y0] = at(0);
  let data = `M${show(x0)} ${show(y0)}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    data += `C${show(b[0] + (c[0] - a[0]) / 6)} ${show(b[1] + (c[1] - a[1]) / 6)} ${show(c[0] - (d[0] - b[0]) / 6)} ${show(c[1] - (d[1] - b[1]) / 6)} ${show(c[0])} ${show(c[1])}`;
  }
  return data + (closed ? 'z' : '');
}

function showStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${fine(opacity)}"`;
      return `<stop offset="${fine(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/** Collects the gradients and clips that one picture refers to. */
export class Definitions {
  private readonly prefix: string;
  private readonly items: string[] = [];

  constructor(prefix = 'g') {
    this.prefix = prefix;
  }

  private define(build: (id: string) => string): string {
    const id = `${this.prefix}${this.items.length.toString(36)}`;
    this.items.push(build(id));
    return `url(#${id})`;
  }

  /** A straight gradient between two points of the picture. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const axis = `x1="${show(from[0])}" y1="${show(from[1])}" x2="${show(to[0])}" y2="${show(to[1])}"`;
    return this.define(
      (id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${axis}>${showStops(stops)}</linearGradient>`,
    );
  }

  /** A gradient across whatever it fills, from top to bottom if no other direction is given. */
  across(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${showStops(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    return this.define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${showStops(stops)}</radialGradient>`,
    );
  }

  clip(paths: readonly string[]): string {
    return this.define((id) => `<clipPath id="${id}">${paths.map((d) => `<path d="${d}"/>`).join('')}</clipPath>`);
  }

  toString(): string {
    return `<defs>${this.items.join('')}</defs>`;
  }
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

export function group(content: string, attributes = ''): string {
  return `<g${attributes && ` ${attributes}`}>${content}</g>`;
}

/** The whole document; definitions are written only here, when everything that could add one has been drawn. */
export function svg(width: number, height: number, drawn: string, defs?: Definitions): string {
  const content = `${defs?.toString() ?? ''}${drawn}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Drops points that lie within `tolerance` of the line without them (Douglas and Peucker). */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let worst = 0;
  let at = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i] ?? first;
    const away =
      length < 1e-6
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length;
    if (away > worst) [worst, at] = [away, i];
  }
  if (worst <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}
