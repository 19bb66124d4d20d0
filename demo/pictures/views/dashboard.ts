import type { VehicleLook } from '../look.ts';
import { mixHex } from '../paint/colour.ts';
import { Definitions, group, path, show, svg } from '../paint/markup.ts';
import { chooseTrim } from '../parts/trim.ts';
import { drawSteeringWheel } from '../parts/steering-wheel.ts';
import { drawCentreScreen, drawVent } from '../parts/console.ts';
import { mix, spread } from '../geometry/vector.ts';

/**
 * The instruments as the driver sees them, with binnacle and wheel on the right and the middle of the dashboard on the
 * left.
 */
export function drawDashboard(look: VehicleLook): string {
  const defs = new Definitions();
  const trim = chooseTrim(look);
  const upper = defs.across([
    [0, mixHex(trim.upper, '#ffffff', 0.22)],
    [0.25, trim.upper],
    [1, mixHex(trim.upper, '#000000', 0.35)],
  ]);
  const lower = defs.across([
    [0, mixHex(trim.lower, '#ffffff', 0.06)],
    [1, mixHex(trim.lower, '#000000', 0.5)],
  ]);
  const strip = defs.across([
    [0, trim.accent[0]],
    [0.3, mixHex(trim.accent[0], '#ffffff', 0.35)],
    [0.5, trim.accent[0]],
    [1, trim.accent[1]],
  ]);
  const glass = defs.across([
    [0, '#dfe7e4'],
    [0.6, '#c3d0cd'],
    [1, '#94a5a3'],
  ]);
  const content =
    `<rect width="1600" height="1200" fill="${glass}"/>` +
    path('M0 150Q800 60 1600 130V1200H0z', `fill="${upper}"`) +
    path('M0 152Q800 62 1600 132', 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"') +
    path('M0 690Q800 640 1600 700V1200H0z', `fill="${lower}"`) +
    path('M0 640Q800 592 1600 650V704Q800 646 0 694z', `fill="${strip}"`) +
    group(drawCentreScreen(defs, look, 360, 250), 'transform="translate(36 300)"') +
    group(drawVent(defs, 200, 110), 'transform="translate(40 720)"') +
    group(drawVent(defs, 200, 110), 'transform="translate(270 715)"') +
    drawBinnacle(defs, look, mixHex(trim.upper, '#000000', 0.25)) +
    group(drawSteeringWheel(defs, trim, 560, 0.94), 'transform="translate(1010 1090)"');
  return svg(1600, 1200, content, defs);
}

function drawBinnacle(defs: Definitions, look: VehicleLook, shade: string): string {
  const hood = defs.across([
    [0, mixHex(shade, '#ffffff', 0.3)],
    [0.12, shade],
    [1, '#0b0e0f'],
  ]);
  const face = defs.across([
    [0, '#060809'],
    [1, '#171d20'],
  ]);
  const electric = look.fuel === 'electric';
  const rev = electric
    ? { marks: ['0', '25', '50', '75', '100'], needle: 0.58, unit: '% POWER' }
    : look.fuel === 'diesel'
      ? { marks: ['0', '1', '2', '3', '4', '5', '6'], needle: 0.14, red: 0.75, unit: 'x1000 r/min' }
      : { marks: ['0', '1', '2', '3', '4', '5', '6', '7', '8'], needle: 0.09, red: 0.8, unit: 'x1000 r/min' };
  const speed = { marks: ['0', '20', '40', '60', '80', '100', '120', '140', '160', '180'], needle: 0, unit: 'km/h' };
  const fuelHint = electric ? 'READY   412 km' : look.fuel === 'hybrid' ? 'HYBRID   P' : '21.5 °C   P';
  return (
    path('M430 660Q424 290 590 232Q1010 146 1430 232Q1596 290 1590 660z', `fill="${hood}"`) +
    path(
      'M430 660Q424 290 590 232Q1010 146 1430 232Q1596 290 1590 660',
      'fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="4"',
    ) +
    path('M466 664Q462 340 620 286Q1010 214 1400 286Q1558 340 1554 664z', `fill="${face}"`) +
    group(drawGauge(defs, 178, rev), 'transform="translate(672 468)"') +
    group(drawGauge(defs, 178, speed), 'transform="translate(1348 468)"') +
    group(drawOdometer(look.mileageKm, 300, 190, fuelHint), 'transform="translate(1010 424)"') +
    drawTellTales() +
    path('M486 640Q484 362 630 306Q1010 234 1390 306L1120 620z', 'fill="#fff" opacity=".045"')
  );
}

/** The warning lights of a healthy car at rest: only those of the hand brake and the lamps are on. */
function drawTellTales(): string {
  const lights = [
    ['#e0453f', 'M-9-9H9V9H-9z'],
    ['#3f484b', 'M-11 0A11 11 0 1 0 11 0 11 11 0 1 0-11 0'],
    ['#4fb286', 'M-12 0L4-12V12z'],
    ['#3f484b', 'M0-11L11 9H-11z'],
    ['#3f484b', 'M-10-7H10V7H-10z'],
  ] as const;
  return lights
    .map(([colour, d], i) => group(path(d, `fill="${colour}"`), `transform="translate(${914 + i * 48} 544)"`))
    .join('');
}

const sans = 'font-family="Liberation Sans,Arial,sans-serif"';

interface Scale {
  marks: readonly string[];
  /** The position of the needle, 0..1. */
  needle: number;
  /** The share of the scale from which it is red. */
  red?: number;
  unit: string;
}

const angle = (t: number): number => mix(-225, 45, t);

/** A round instrument about (0, 0). */
function drawGauge(defs: Definitions, radius: number, { marks, needle, red, unit }: Scale): string {
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

/** The trip computer between the dials shows the exact mileage. */
function drawOdometer(mileageKm: number, width: number, height: number, hint: string): string {
  return (
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="12" fill="#0b1214" stroke="#2f383b" stroke-width="3"/>` +
    `<text y="${show(-height * 0.16)}" text-anchor="middle" ${sans} font-size="${show(height * 0.15)}" fill="#8fb7b4">ODO</text>` +
    `<text class="odometer" y="${show(height * 0.17)}" text-anchor="middle" ${sans} font-weight="700" font-size="${show(Math.min(height * 0.31, width / (String(mileageKm).length + 3) / 0.6))}" fill="#eef6f2">${mileageKm} km</text>` +
    `<text y="${show(height * 0.39)}" text-anchor="middle" ${sans} font-size="${show(height * 0.13)}" fill="#8fb7b4">${hint}</text>`
  );
}
