import type { SearchTerm } from '#generated/client/types.gen.ts';
import { longestKeyword } from '#shared/routing/paths.ts';

export interface Suggestion {
  /** The whole text to search for. */
  keyword: string;
  /** How many vehicles it finds, or 0 if that is unknown. */
  total: number;
}

const mostSuggestions = 6;
const mostWords = 3;

/** Completions of the last words of a text, the longest match first. The words before them stay. */
export function suggestionsFor(typed: string, terms: readonly SearchTerm[]): Suggestion[] {
  const words = fold(typed).split(' ').filter(Boolean);
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const last = words.slice(-count).join(' ');
    const found = terms.filter(({ text, also }) => [text, ...also].some((name) => begins(fold(name), last)));
    if (found.length > 0) return completed(words.slice(0, -count), found, words.join(' '));
  }
  return [];
}

function completed(before: readonly string[], found: readonly SearchTerm[], typed: string): Suggestion[] {
  return found
    .map(({ text, total }) => {
      const own = fold(text).split(' ');
      const kept = before.filter((word) => !own.includes(word));
      return { keyword: [...kept, text].join(' '), total: kept.length === 0 ? total : 0 };
    })
    .filter(({ keyword }) => keyword.length <= longestKeyword && fold(keyword) !== typed)
    .slice(0, mostSuggestions);
}

/** A name matches from the start of any of its words; Chinese and Japanese have no spaces between words. */
function begins(name: string, typed: string): boolean {
  return (
    name.startsWith(typed) || name.includes(` ${typed}`) || (/^[^\u0020-\u024f]/.test(typed) && name.includes(typed))
  );
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[-‐–—・\s]+/g, ' ')
    .trimStart();
}
