import type { VehicleLook } from '../look.ts';
import { type Definitions, group, path } from '../paint/markup.ts';

const sans = 'font-family="Liberation Sans,Arial,sans-serif"';

const road = (d: string, width: number, colour: string): string =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`);

/** The screen in the middle of the dashboard shows a quiet map, or a plain radio in older and working vehicles. */
export function drawCentreScreen(defs: Definitions, look: VehicleLook, width: number, height: number): string {
  const frame = defs.across([
    [0, '#3a4246'],
    [0.06, '#14181a'],
    [1, '#0b0e0f'],
  ]);
  const old = look.year < 2012 || look.body === 'truck' || look.body === 'kei' || look.body === 'van';
  const bezel = `<rect width="${width}" height="${height}" rx="18" fill="${frame}" stroke="#4a5357" stroke-opacity=".6" stroke-width="2"/>`;
  if (old) {
    const [w, h] = [width * 0.84, height * 0.3];
    return (
      bezel +
      `<rect x="${width * 0.08}" y="${height * 0.14}" width="${w}" height="${h}" rx="8" fill="#18302e"/>` +
      `<text x="${width * 0.5}" y="${height * 0.36}" text-anchor="middle" ${sans} font-size="${height * 0.18}" fill="#9fd8c8">10:24</text>` +
      Array.from(
        { length: 6 },
        (_, i) =>
          `<rect x="${width * (0.21 + i * 0.1)}" y="${height * 0.56}" width="${width * 0.08}" height="${height * 0.12}" rx="5" fill="#2a3134" stroke="#4a5357"/>`,
      ).join('') +
      [0.12, 0.88]
        .map(
          (t) =>
            `<circle cx="${width * t}" cy="${height * 0.7}" r="${height * 0.1}" fill="${defs.radial([
              [0, '#5a6367'],
              [0.7, '#23292c'],
              [1, '#0d1011'],
            ])}" stroke="#6b7478" stroke-width="2"/>`,
        )
        .join('') +
      `<rect x="${width * 0.21}" y="${height * 0.78}" width="${width * 0.58}" height="${height * 0.05}" rx="4" fill="#000"/>`
    );
  }
  const [x, y, w, h] = [width * 0.04, height * 0.06, width * 0.92, height * 0.82];
  const clip = defs.clip([`M${x} ${y}h${w}v${h}h${-w}z`]);
  return (
    bezel +
    group(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#dfe5dc"/>` +
        path(`M${x} ${y + h * 0.1}Q${x + w * 0.3} ${y + h * 0.3} ${x + w * 0.26} ${y + h}H${x}z`, 'fill="#9fc3c6"') +
        road(`M${x + w * 0.35} ${y}L${x + w * 0.5} ${y + h * 0.5} ${x + w * 0.45} ${y + h}`, 12, '#fff') +
        road(`M${x + w * 0.2} ${y + h * 0.7}L${x + w} ${y + h * 0.35}`, 10, '#fff') +
        road(`M${x + w * 0.5} ${y + h * 0.5}L${x + w} ${y + h * 0.8}`, 7, '#fff') +
        road(`M${x + w * 0.46} ${y + h}L${x + w * 0.5} ${y + h * 0.55} ${x + w * 0.8} ${y + h * 0.42}`, 7, '#0f7a6c') +
        `<circle cx="${x + w * 0.5}" cy="${y + h * 0.55}" r="10" fill="#e2912b" stroke="#fff" stroke-width="4"/>` +
        `<rect x="${x}" y="${y}" width="${w}" height="${h * 0.13}" fill="#10201f" opacity=".86"/>` +
        `<text x="${x + w * 0.04}" y="${y + h * 0.1}" ${sans} font-size="${h * 0.09}" fill="#e6efec">10:24</text>` +
        path(`M${x} ${y}H${x + w * 0.45}L${x + w * 0.2} ${y + h}H${x}z`, 'fill="#fff" opacity=".08"'),
      `clip-path="${clip}"`,
    ) +
    `<circle cx="${width / 2}" cy="${height * 0.94}" r="${height * 0.025}" fill="#4a5357"/>`
  );
}

export function drawVent(defs: Definitions, width: number, height: number): string {
  const slats = Array.from({ length: 5 }, (_, i) => {
    const y = height * (0.18 + i * 0.16);
    return (
      path(`M${width * 0.06} ${y}H${width * 0.94}`, 'stroke="#4d565a" stroke-width="6"') +
      path(`M${width * 0.06} ${y - 3}H${width * 0.94}`, 'stroke="#79838799" stroke-width="1.5"')
    );
  });
  return (
    `<rect width="${width}" height="${height}" rx="14" fill="${defs.across([
      [0, '#0a0c0d'],
      [1, '#1b2022'],
    ])}" stroke="#8b9498" stroke-opacity=".5" stroke-width="4"/>` +
    slats.join('') +
    `<rect x="${width * 0.46}" y="${height * 0.12}" width="${width * 0.08}" height="${height * 0.76}" rx="5" fill="#2b3235"/>`
  );
}

/** Three round climate knobs. */
export function drawKnobs(defs: Definitions, gap: number, radius: number): string {
  const cap = defs.radial([
    [0, '#4d565a'],
    [0.7, '#22282b'],
    [1, '#0c0f10'],
  ]);
  return [-1, 0, 1]
    .map((i) =>
      group(
        `<circle r="${radius}" fill="${cap}" stroke="#9aa3a6" stroke-opacity=".7" stroke-width="3"/><path d="M0 ${-radius * 0.8}V${-radius * 0.45}" stroke="#f1f4f2" stroke-width="4" transform="rotate(${i * 40})"/>`,
        `transform="translate(${i * gap} 0)"`,
      ),
    )
    .join('');
}
