import type { Level, Make, Model, Style } from '#server/marketplace/reference/catalogue/catalogue.ts';

/**
 * Normalises text for search: one width, lower case, spaces for punctuation. Keywords and names are both normalised, so
 * `X-Trail`, `x trail` and `Ｘ－ＴＲＡＩＬ` are equal.
 */
export function normaliseSearch(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[-‐–—−_/・,:()（）'’]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

interface Searched {
  make: Make;
  model: Model;
  style: Style;
  level: Level;
}

/** All search words of a style, in all languages. A name of two words is also written as one. */
export function searchTextOf({ make, model, style, level }: Searched): string {
  const names = [make, model, level].flatMap((named) => Object.values(named.names));
  const words = [...names, style.name, style.chassis, ...model.aliases].map(normaliseSearch);
  const asOne = words.filter((word) => word.includes(' ')).map((word) => word.replaceAll(' ', ''));
  const fullNames = Object.values(style.fullNames).map(normaliseSearch);
  return [...new Set([...fullNames, ...words, ...asOne])].join(' ');
}

const hiragana = /[\u3041-\u3096]/g;
const toKatakana = 0x60;

/** The normalised words of a text. Hiragana becomes katakana, so a Japanese name is found in both. */
export function splitWords(text: string): string[] {
  const folded = normaliseSearch(text).replaceAll(hiragana, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + toKatakana),
  );
  return folded.split(' ').filter((word) => word !== '');
}
