import { svg } from '../paint/markup.ts';
import { palette } from '../paint/colour.ts';
import { drawLetters } from './letters.ts';

const size = 240;
const middle = size / 2;

/** The badge outlines. All have the same visual weight, so that a row of them looks like a set. */
const outlines = [
  'M120 12A108 108 0 1 1 120 228A108 108 0 1 1 120 12Z',
  'M120 34C186 34 234 70 234 120S186 206 120 206S6 170 6 120S54 34 120 34Z',
  'M36 26H204Q222 26 222 44V112C222 172 176 208 128 232Q120 236 112 232C64 208 18 172 18 112V44Q18 26 36 26Z',
  'M108 15Q120 8 132 15L208 58Q220 65 220 79V161Q220 175 208 182L132 225Q120 232 108 225L32 182Q20 175 20 161V79Q20 65 32 58Z',
] as const;

/** Draws our own badge for a make from its letters, since makers' logos are their trademarks. */
export function drawMonogram(name: string): string {
  const letters = lettersOf(name);
  const outline = outlines[weigh(name) % outlines.length] ?? outlines[0];
  const drawn = drawLetters(letters, { middle: [middle, middle], height: letters.length > 2 ? 50 : 72 });
  return svg(
    size,
    size,
    `<path d="${outline}" fill="${palette.harbour}"/>` +
      `<path d="${outline}" fill="none" stroke="${palette.signalPale}" stroke-width="4" transform="translate(${middle} ${middle}) scale(.88) translate(${-middle} ${-middle})"/>` +
      `<path d="${drawn}" fill="none" stroke="${palette.paper}" stroke-width="${letters.length > 2 ? 10 : 12}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

/**
 * `GW` for Great Wall, `BYD` for what is written in capitals, and of any other name the first letter and a consonant.
 */
function lettersOf(name: string): string {
  const words = name.split(/[\s-]+/);
  if (words.length > 1) return words.map((word) => word.charAt(0).toUpperCase()).join('');
  if (name === name.toUpperCase()) return name.slice(0, 3);
  return (name.charAt(0) + (/[^aeiou]/.exec(name.slice(1))?.[0] ?? name.charAt(1))).toUpperCase();
}

/** A hash of a name. Names with the same letters rarely share it. */
function weigh(name: string): number {
  return Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code, place) => sum + code * (place + 1), 0);
}
