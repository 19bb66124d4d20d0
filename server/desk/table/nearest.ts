import { normaliseSearch } from '#server/marketplace/catalogue/search/search-text.ts';
import { countErrors } from '#server/marketplace/catalogue/search/vocabulary.ts';

const nearestNames = 3;
/** Names are shorter; a longer text would only slow the comparison. */
const longestText = 100;

/** The closest names to a text, as suggestions for a correction. */
export function nearest(text: string, names: readonly string[]): string {
  const most = 1000;
  const wanted = normaliseSearch(text.slice(0, longestText));
  return names
    .map((name) => ({ name, errors: countErrors(wanted, normaliseSearch(name), most) ?? most }))
    .toSorted((one, other) => one.errors - other.errors)
    .slice(0, nearestNames)
    .map(({ name }) => name)
    .join(', ');
}

/** Whether the text matches one of these names, however it is written. */
export const matchesName = (text: string, names: readonly string[]): boolean =>
  names.some((name) => normaliseSearch(name) === normaliseSearch(text));
