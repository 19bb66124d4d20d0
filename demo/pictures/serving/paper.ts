import { svg } from '../paint/markup.ts';
import { palette } from '../paint/palette.ts';
import { drawLetters } from './letters.ts';

const [width, height] = [640, 860];
const lines = [300, 350, 400, 450, 540, 590, 640];

/** A sheet as somebody photographs it: a title, lines that say nothing, a stamp. The unsharp one cannot be read. */
export function drawPaper({ title, isSharp }: { title: string; isSharp: boolean }): string {
  const heading = title
    .toUpperCase()
    .split(' ')
    .map((word, place) => drawLetters(word, { middle: [width / 2, 130 + place * 70], height: 40 }))
    .join('');
  const text = lines.map((y, place) => `M110 ${y}H${530 - ((place * 67) % 190)}`).join('');
  const blur = '<filter id="unsharp"><feGaussianBlur stdDeviation="9"/></filter>';
  return svg(
    width,
    height,
    `<defs>${isSharp ? '' : blur}</defs><rect width="${width}" height="${height}" fill="${palette.line}"/>` +
      `<g${isSharp ? '' : ' filter="url(#unsharp)"'}><rect x="50" y="40" width="540" height="780" fill="#fffdf8"/>` +
      `<path d="${heading}" fill="none" stroke="${palette.ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<path d="${text}" stroke="${palette.harbourMist}" stroke-width="7" stroke-linecap="round"/>` +
      `<circle cx="450" cy="730" r="58" fill="none" stroke="${palette.harbour}" stroke-width="7"/>` +
      `<path d="M412 730H488" stroke="${palette.harbour}" stroke-width="7"/></g>`,
  );
}
