import { countries, type Country } from '../stock/places/countries.ts';
import type { Language } from '../../wire/language.ts';

/** The country of a name in any of the languages: a page may have been left open while its reader changed the language. */
export function findCountry(name: string): Country | undefined {
  return countries.find(({ names }) => Object.values(names).includes(name));
}

/** The name in the caller's language, as the country list of that language has it. */
export function countryNameIn(language: Language, name: string): string {
  return findCountry(name)?.names[language] ?? name;
}
