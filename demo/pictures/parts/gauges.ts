import { mix, spread } from '../geometry/vector.ts';
import { type Definitions, group, show } from '../paint/markup.ts';

const sans = 'font-family="Liberation Sans,Arial,sans-serif"';

export interface Scale {
  marks: readonly string[];
  /** Where the needle stands, 0..1. */
  needle: number;
  /** Share of the scale from which it is red. */
  red?: number;
  unit: string;
}

const angle = (t: number): number => mix(-225, 45, t);

/** A round instrument about (0, 0). */
export function drawGauge(defs: Definitions, radius: number, { marks, needle, red, unit }: Scale): string {
  const at = (t: number, r: number): string => {
    const a = (angle(t) * Math.PI) / 180;
    return `${show(Math.cos(a) * r)} ${show(Math.sin(a) * r)}`;
  };
  const dial = defs.radial([
    [0, '#20272a'],
    [0.75, '#12171a'],
    [1, '#07090a'],
  ]);
  const ring = defs.across([
    [0, '#f2f5f5'],
    [0.5, '#8b9498'],
    [1, '#3a4246'],
  ]);
  const minor = spread(0, 1, (marks.length - 1) * 4 + 1).map((t, i) => {
    const big = i % 4 === 0;
    const colour = red !== undefined && t >= red - 0.001 ? '#e0453f' : '#f1f4f2';
    return `<path d="M${at(t, radius * 0.9)}L${at(t, radius * (big ? 0.78 : 0.85))}" stroke="${colour}" stroke-width="${big ? 4.5 : 2}"/>`;
  });
  const figures = marks.map((text, i) => {
    const t = i / (marks.length - 1);
    const [x, y] = at(t, radius * 0.64).split(' ');
    return `<text x="${x}" y="${Number(y) + radius * 0.05}" text-anchor="middle" ${sans} font-size="${show(radius * 0.145)}" fill="${red !== undefined && t >= red ? '#f0807a' : '#f4f6f3'}">${text}</text>`;
  });
  const pointer = group(
    `<path d="M${show(-radius * 0.16)} -4.5L${show(radius * 0.8)} -1.5V1.5L${show(-radius * 0.16)} 4.5z" fill="#f08a2c"/>`,
    `transform="rotate(${show(angle(needle))})"`,
  );
  return (
    `<circle r="${radius}" fill="${dial}"/><circle r="${radius}" fill="none" stroke="${ring}" stroke-width="${show(radius * 0.035)}"/>` +
    `<circle r="${show(radius * 0.44)}" fill="none" stroke="#2d3538" stroke-width="2"/>` +
    minor.join('') +
    figures.join('') +
    `<text y="${show(radius * 0.34)}" text-anchor="middle" ${sans} font-size="${show(radius * 0.085)}" fill="#aab4b5">${unit}</text>` +
    pointer +
    `<circle r="${show(radius * 0.11)}" fill="${defs.radial([
      [0, '#596266'],
      [1, '#14181a'],
    ])}"/>`
  );
}

/** The trip computer between the dials: the whole mileage, exactly. */
export function drawOdometer(mileageKm: number, width: number, height: number, hint: string): string {
  return (
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="12" fill="#0b1214" stroke="#2f383b" stroke-width="3"/>` +
    `<text y="${show(-height * 0.16)}" text-anchor="middle" ${sans} font-size="${show(height * 0.15)}" fill="#8fb7b4">ODO</text>` +
    `<text class="odometer" y="${show(height * 0.17)}" text-anchor="middle" ${sans} font-weight="700" font-size="${show(Math.min(height * 0.31, width / (String(mileageKm).length + 3) / 0.6))}" fill="#eef6f2">${mileageKm} km</text>` +
    `<text y="${show(height * 0.39)}" text-anchor="middle" ${sans} font-size="${show(height * 0.13)}" fill="#8fb7b4">${hint}</text>`
  );
}
