import { svg } from '../paint/markup.ts';
import { palette } from '../paint/palette.ts';
import { drawLetters } from './letters.ts';

const size = 240;

/** A make's sign of our own making, its initials on a plate: makers' own signs belong to them. */
export function drawMonogram(name: string): string {
  const initials = initialsOf(name);
  const letters = drawLetters(initials, { middle: [size / 2, size / 2], height: initials.length > 2 ? 62 : 84 });
  return svg(
    size,
    size,
    `<rect x="10" y="10" width="220" height="220" rx="110" fill="${palette.paper}" stroke="${palette.harbour}" stroke-width="8"/>` +
      `<path d="M62 190H178" stroke="${palette.signal}" stroke-width="8" stroke-linecap="round"/>` +
      `<path d="${letters}" fill="none" stroke="${palette.ink}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

/** `GW` for Great Wall, `BYD` for what is written in capitals, and two letters of any other name. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/);
  if (words.length > 1) return words.map((word) => word.charAt(0).toUpperCase()).join('');
  return name === name.toUpperCase() ? name.slice(0, 3) : name.slice(0, 2).toUpperCase();
}
