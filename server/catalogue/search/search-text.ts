import type { Level, Make, Model, Style } from '../../reference/catalogue/catalogue.ts';

/**
 * Text as search compares it: one width, lower case, and no marks between words. The same for what is sought and for
 * what is searched, so that `X-Trail`, `x trail` and `Ｘ－ＴＲＡＩＬ` are one.
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

/** All that a vehicle may be sought by, in the three languages; names of two words also written as one. */
export function searchTextOf({ make, model, style, level }: Searched): string {
  const names = [make, model, level].flatMap((named) => Object.values(named.names) as string[]);
  const words = [...names, style.name, style.chassis, ...model.aliases].map(normaliseSearch);
  const asOne = words.filter((word) => word.includes(' ')).map((word) => word.replaceAll(' ', ''));
  const fullNames = (Object.values(style.fullNames) as string[]).map(normaliseSearch);
  return [...new Set([...fullNames, ...words, ...asOne])].join(' ');
}

const hiragana = /[\u3041-\u3096]/g;
const toKatakana = 0x60;

/** A text as the words that search compares. Japanese names are found in either of their scripts. */
export function splitWords(text: string): string[] {
  const folded = normaliseSearch(text).replaceAll(hiragana, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + toKatakana),
  );
  return folded.split(' ').filter((word) => word !== '');
}
