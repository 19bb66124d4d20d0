import { cities } from '#server/marketplace/reference/places/cities.ts';
import { countries, receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { ports } from '#server/marketplace/reference/places/ports.ts';
import type { Language } from '#wire/language.ts';

interface Place {
  countryCode: string;
  cityId: string;
}

export function findPlace({ countryCode, cityId }: Place) {
  const country = receivingCountries.find(({ code }) => code === countryCode);
  const city = cities.find(({ id, countryCode: its }) => id === cityId && its === countryCode);
  return { country, city };
}

export function validatePlace(place: Place): 'unknownCity' | 'unknownCountry' | undefined {
  const { country, city } = findPlace(place);
  if (!country) return 'unknownCountry';
  return city ? undefined : 'unknownCity';
}

export function findPort(portId: string) {
  const port = ports.find(({ id }) => id === portId);
  return port && { port, country: countries.find(({ code }) => code === port.countryCode) };
}

/** The name of a country, city or port in a language, from its English name. */
export function placeNameIn(language: Language, english: string): string {
  const place = [...countries, ...cities, ...ports].find(({ names }) => names.en === english);
  return place?.names[language] ?? english;
}
