import { normaliseSearch } from '../../catalogue/search/search-text.ts';
import { countErrors } from '../../catalogue/search/vocabulary.ts';

const nearestNames = 3;
/** No name is nearly as long; a longer text would only take longer to compare. */
const longestText = 100;

/** The names that come nearest to a text, for whoever has to correct it. */
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

/** Whether a thing of these names is meant, however it is written. */
export const isCalled = (text: string, names: readonly string[]): boolean =>
  names.some((name) => normaliseSearch(name) === normaliseSearch(text));
