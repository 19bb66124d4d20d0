import { normaliseSearch } from './search-text.ts';

const hiragana = /[\u3041-\u3096]/g;
const toKatakana = 0x60;

/** A text as the words that search compares. Japanese names are found in either of their scripts. */
export function splitWords(text: string): string[] {
  const folded = normaliseSearch(text).replaceAll(hiragana, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + toKatakana),
  );
  return folded.split(' ').filter((word) => word !== '');
}
