import { type Point, spread } from '../geometry/vector.ts';
import { mixHex } from '../paint/colour.ts';
import { type Definitions, group, path, smoothPathOf } from '../paint/markup.ts';
import type { Tone } from './tones.ts';

/** Sky down to the horizon with a low sun. */
export function drawSky(defs: Definitions, tone: Tone, width: number, horizon: number, sun: number): string {
  const sky = defs.linear(
    [0, 0],
    [0, horizon],
    [
      [0, tone.high],
      [0.7, tone.low],
      [1, mixHex(tone.low, tone.glow, 0.65)],
    ],
  );
  const halo = defs.radial([
    [0, tone.glow, 0.9],
    [0.25, tone.glow, 0.35],
    [1, tone.glow, 0],
  ]);
  return (
    `<rect width="${width}" height="${horizon + 2}" fill="${sky}"/>` +
    `<circle cx="${sun}" cy="${horizon - 40}" r="300" fill="${halo}"/><circle cx="${sun}" cy="${horizon - 40}" r="44" fill="${tone.glow}" opacity=".9"/>` +
    [0.2, 0.36, 0.5]
      .map((t, i) =>
        path(
          `M${width * (0.42 + i * 0.2)} ${horizon * t}h${220 - i * 40}`,
          `stroke="${tone.glow}" stroke-opacity=".22" stroke-width="${10 - i * 2}" stroke-linecap="round"`,
        ),
      )
      .join('')
  );
}

export function drawHills(width: number, horizon: number, height: number, fill: string, seed: number): string {
  const points = spread(-40, width + 40, 14).map((x, i): Point => [
    x,
    horizon - height * (0.35 + 0.65 * Math.abs(Math.sin(i * 1.7 + seed))),
  ]);
  return path(`${smoothPathOf(points)}L${width + 40} ${horizon + 4}H-40z`, `fill="${fill}"`);
}

/** A flat-topped acacia, foot at (0, 0). */
export function drawAcacia(x: number, y: number, scale: number, fill: string): string {
  return group(
    path(
      'M-5 0Q-2-50-4-72Q-30-100-52-112L-48-116Q-20-104-2-88Q4-110 10-122L15-120Q10-100 8-86Q30-102 56-114L60-110Q30-92 7-70Q4-40 7 0z',
      `fill="${fill}"`,
    ) +
      path(
        'M-104-112Q-96-138-44-140Q-20-158 20-150Q84-150 108-122Q112-108 78-112Q30-104-10-112Q-60-102-104-112z',
        `fill="${fill}"`,
      ),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  );
}

/** A coconut palm, foot at (0, 0). */
export function drawPalm(x: number, y: number, scale: number, fill: string): string {
  const frond = 'M0 0Q40-34 92-6Q44-20 8 8z';
  return group(
    path('M-6 0Q6-80 2-170L9-170Q16-80 6 0z', `fill="${fill}"`) +
      [-160, -120, -76, -30, 10, 44]
        .map((a) => group(path(frond, `fill="${fill}"`), `transform="translate(5 -170) rotate(${a})"`))
        .join(''),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  );
}

export function drawWater(defs: Definitions, tone: Tone, width: number, from: number, to: number, sun: number): string {
  const sea = defs.linear(
    [0, from],
    [0, to],
    [
      [0, mixHex(tone.low, tone.glow, 0.3)],
      [0.3, mixHex(tone.low, tone.near, 0.5)],
      [1, tone.near],
    ],
  );
  const glints = spread(0, 1, 9).map((t) => {
    const y = from + 6 + (to - from) * t * 0.9;
    const wide = 50 + 150 * t;
    return path(
      `M${(sun - wide / 2 + 30 * Math.sin(t * 19)).toFixed(0)} ${y.toFixed(0)}h${wide.toFixed(0)}`,
      `stroke="${tone.glow}" stroke-opacity="${(0.55 - 0.4 * t).toFixed(2)}" stroke-width="${(2 + 3 * t).toFixed(1)}" stroke-linecap="round"`,
    );
  });
  return `<rect y="${from}" width="${width}" height="${to - from}" fill="${sea}"/>` + glints.join('');
}
