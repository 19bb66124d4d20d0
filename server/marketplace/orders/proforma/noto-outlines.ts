import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit, { type Font } from '@pdf-lib/fontkit';

const fontPackage = '@fontsource-variable/noto-sans-sc';
const resolver = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

/**
 * Returns the outline of a text line as an SVG path from its baseline start, or undefined if the font lacks a letter or
 * is not installed.
 */
export function outlineText(words: string, size: number): string | undefined {
  const subsets = findSubsets();
  let width = 0;
  let path = '';
  for (const letter of words) {
    const code = letter.codePointAt(0) ?? 0;
    const subset = subsets.find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
    const font = subset && openFont(subset.file);
    if (!font?.hasGlyphForCodePoint(code)) return undefined;
    const glyph = font.glyphForCodePoint(code);
    const scale = size / font.unitsPerEm;
    path += placePath(glyph.path.toSVG(), scale, width);
    width += glyph.advanceWidth * scale;
  }
  return path;
}

/** From font units, where y points up, to document units. */
function placePath(path: string, scale: number, left: number): string {
  return path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${(Number(x) * scale + left).toFixed(3)} ${(-Number(y) * scale).toFixed(3)}`,
  );
}

interface Subset {
  file: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

let known: readonly Subset[] | undefined;

/** The font comes in about a hundred files, one per range of characters. */
function findSubsets(): readonly Subset[] {
  known ??= readSubsets();
  return known;
}

function readSubsets(): Subset[] {
  let index: string;
  try {
    index = resolver.resolve(`${fontPackage}/unicode.json`);
  } catch {
    return [];
  }
  const rangesByName = JSON.parse(readFileSync(index, 'utf8')) as Record<string, string>;
  return Object.entries(rangesByName).map(([name, ranges]) => ({
    file: `noto-sans-sc-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map(readRange),
  }));
}

/** `U+4e00-4e3f`, or a single character. */
function readRange(text: string): [from: number, to: number] {
  const [from = '', to = from] = text.slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function openFont(file: string): Font {
  const opened = fonts.get(file) ?? fontkit.create(readFileSync(resolver.resolve(`${fontPackage}/files/${file}`)));
  fonts.set(file, opened);
  return opened;
}
