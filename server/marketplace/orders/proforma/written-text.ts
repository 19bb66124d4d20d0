import type { PDFDocument, PDFFont, PDFImage, PDFPage, RGB } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { escapeMarkup } from '#server/platform/escape-markup.ts';
import { outlineText } from './noto-outlines.ts';

/** A text in a document: set in its font, drawn as outlines, or inserted as a picture. */
export type WrittenText = { words: string; font: PDFFont } | { outline: string } | { picture: PDFImage };

const pixelsPerPoint = 4;
// Ascender and descender of a line, relative to the font size.
const ascent = 1.05;
const descent = 0.35;

/**
 * Prepares a text for a document. The standard PDF fonts only have Western European letters. Names in other scripts are
 * drawn as outlines; without a font for them, as a picture with the machine's fonts. So no name is dropped,
 * transliterated or replaced by question marks.
 */
export async function writeText(
  document: PDFDocument,
  words: string,
  font: PDFFont,
  size: number,
): Promise<WrittenText> {
  if (canWrite(font, words)) return { words, font };
  const outline = outlineText(words, size);
  if (outline !== undefined) return { outline };
  return { picture: await document.embedPng(await drawWords(words, size)) };
}

// The outlines have the thinnest weight. A stroke of this width makes them look regular.
const weight = 0.035;

/** Draws a text on its baseline. */
export function placeText(
  page: PDFPage,
  text: WrittenText,
  { x, y, size, color }: { x: number; y: number; size: number; color: RGB },
): void {
  if ('words' in text) {
    page.drawText(text.words, { x, y, size, font: text.font, color });
  } else if ('outline' in text) {
    page.drawSvgPath(text.outline, { x, y, color, borderColor: color, borderWidth: size * weight });
  } else {
    const { picture } = text;
    const [width, height] = [picture.width / pixelsPerPoint, picture.height / pixelsPerPoint];
    page.drawImage(picture, { x, y: y - size * descent, width, height });
  }
}

/** Whether a font has every letter. The library would write a question mark for a missing one. */
function canWrite(font: PDFFont, words: string): boolean {
  const known = new Set(font.getCharacterSet());
  return Array.from(words).every((letter) => known.has(letter.codePointAt(0) ?? 0));
}

async function drawWords(words: string, size: number): Promise<Buffer> {
  const height = Math.ceil(size * (ascent + descent) * pixelsPerPoint);
  const fontSize = size * pixelsPerPoint;
  // The picture is wider than any text of this length and is trimmed afterwards.
  const width = Math.ceil((words.length + 2) * fontSize * 1.2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <text x="0" y="${size * ascent * pixelsPerPoint}" font-size="${fontSize}"
      font-family="Noto Sans, Noto Sans CJK SC, Noto Sans SC, DejaVu Sans, sans-serif">${escapeMarkup(words)}</text></svg>`;
  const drawn = await sharp(Buffer.from(svg)).png().toBuffer();
  const { info } = await sharp(drawn).trim({ threshold: 0 }).toBuffer({ resolveWithObject: true });
  const used = Math.min(width, Math.abs(info.trimOffsetLeft ?? 0) + info.width + 1);
  return sharp(drawn).extract({ left: 0, top: 0, width: used, height }).png().toBuffer();
}
