import { randomInt } from 'node:crypto';
import sharp from 'sharp';

type Point = readonly [x: number, y: number];

/**
 * The strokes of each character on a grid four wide and six high. No character can be taken for another. They are drawn
 * by hand, so that no font is needed and the source of the picture holds no text.
 */
const strokes: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '3.8,1.2 2.8,0.1 1.2,0.1 0.1,1.5 0.1,4.5 1.2,5.9 2.8,5.9 3.8,4.8',
  E: '3.7,0 0.2,0 0.2,6 3.7,6|0.2,3 3,3',
  F: '3.7,0 0.2,0 0.2,6|0.2,3 3,3',
  H: '0.2,0 0.2,6|3.8,0 3.8,6|0.2,3 3.8,3',
  K: '0.2,0 0.2,6|3.8,0 0.2,3.4 3.8,6',
  L: '0.2,0 0.2,6 3.6,6',
  M: '0,6 0.3,0 2,3.6 3.7,0 4,6',
  N: '0.2,6 0.2,0 3.8,6 3.8,0',
  P: '0.2,6 0.2,0 2.8,0 3.8,0.8 3.8,2.4 2.8,3.2 0.2,3.2',
  R: '0.2,6 0.2,0 2.8,0 3.8,0.8 3.8,2.2 2.8,3 0.2,3|2,3 3.8,6',
  T: '0,0 4,0|2,0 2,6',
  V: '0,0 2,6 4,0',
  W: '0,0 0.9,6 2,2 3.1,6 4,0',
  X: '0.2,0 3.8,6|3.8,0 0.2,6',
  Y: '0.1,0 2,3 3.9,0|2,3 2,6',
  '3': '0.3,0.6 1.4,0 2.8,0.1 3.6,1.3 2.8,2.7 1.6,2.8|2.8,2.8 3.8,4.2 3,5.7 1.4,6 0.2,5.2',
  '4': '3,6 3,0 0,4.2 4,4.2',
  '6': '3.4,0.4 2.2,0 0.9,1.2 0.2,3.6 0.6,5.4 2,6 3.4,5.2 3.6,3.8 2.4,2.9 0.9,3.3 0.3,4.2',
  '7': '0.2,0 3.8,0 1.4,6',
};
const characters = Object.keys(strokes);
const codeLength = 5;

const width = 220;
const height = 72;

export function newCode(): string {
  return Array.from({ length: codeLength }, () => characters[randomInt(characters.length)]).join('');
}

/** Draws a code as bent pixels under noise. The picture holds neither the text of the code nor its strokes. */
export async function drawCode(code: string): Promise<string> {
  const bend = makeBend();
  const draw = (line: readonly Point[], thickness: number) => pathOf(subdivide(line).map(bend), thickness);
  const drawn = [
    ...code
      .split('')
      .flatMap(strokesOf)
      .map((line) => draw(line, between(3, 3.8))),
    ...[0, 1].map(() => draw(crossingLine(), between(1.6, 2.4))),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#efe7d6"/>
    <g fill="none" stroke="#2b3a3f" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 34 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const picture = await sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .blur(0.6)
    .greyscale()
    .png({ palette: true, colours: 8, effort: 1 })
    .toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

function strokesOf(character: string, index: number): Point[][] {
  const [size, turn] = [between(5.8, 7.2), between(-0.3, 0.3)];
  const [left, top] = [20 + index * 39 + between(-4, 4), height / 2 + between(-6, 6)];
  return (strokes[character] ?? '').split('|').map((line) =>
    line.split(' ').map((corner) => {
      const [x = 0, y = 0] = corner.split(',').map(Number);
      const [fromLeft, fromMiddle] = [x * size * 0.92, (y - 3) * size];
      return [
        left + fromLeft * Math.cos(turn) - fromMiddle * Math.sin(turn),
        top + fromLeft * Math.sin(turn) + fromMiddle * Math.cos(turn),
      ];
    }),
  );
}

/** Draws a line through all characters, so that a program cannot cut them apart at the gaps. */
function crossingLine(): Point[] {
  const [from, to] = [between(8, height - 8), between(8, height - 8)];
  return [
    [between(-6, width * 0.3), from],
    [between(width * 0.35, width * 0.65), between(8, height - 8)],
    [between(width * 0.7, width + 6), to],
  ];
}

/** Bends by waves in both directions, whose length and height differ in each picture. */
function makeBend(): (point: Point) => Point {
  const [across, down, fine] = [newWave(), newWave(), newWave()];
  return ([x, y]) => [
    x + across.high * Math.sin(y / (across.long / 3) + across.from),
    y + down.high * Math.sin(x / (down.long / 2) + down.from) + 0.25 * fine.high * Math.sin(x / 5 + fine.from),
  ];
}

const newWave = () => ({ high: between(2.2, 4.2), long: between(26, 52), from: between(0, 6.3) });

/** Adds points so close to each other that a line looks round when it is bent. */
function subdivide(line: readonly Point[]): Point[] {
  const [first] = line;
  if (!first) return [];
  const points: Point[] = [first];
  for (const [index, [x, y]] of line.slice(1).entries()) {
    const [fromX, fromY] = line[index] ?? first;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / 3));
    for (let step = 1; step <= steps; step += 1) {
      points.push([fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps]);
    }
  }
  return points;
}

function pathOf(points: readonly Point[], thickness: number): string {
  const path = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return `<path stroke-width="${thickness.toFixed(1)}" d="M${path}"/>`;
}

/** Uses the system's randomness, so that nobody can foretell from some pictures how the next are bent. */
function between(least: number, most: number): number {
  return least + ((most - least) * randomInt(1_000_000)) / 1_000_000;
}
