import { cities, type City } from '../reference/places/cities.ts';
import { receivingCountries, type Country } from '../reference/places/countries.ts';

const countriesByCode: ReadonlyMap<string, Country> = new Map(
  receivingCountries.map((country) => [country.code, country]),
);
const citiesById: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.id, city]));

export function findCountry(code: string): Country | undefined {
  return countriesByCode.get(code);
}

/** A city of that country; another country's city is none. */
export function findCity(countryCode: string, id: string): City | undefined {
  const city = citiesById.get(id);
  return city?.countryCode === countryCode ? city : undefined;
}

/** What is wrong with where an address lies. */
export function complainOfPlace({
  countryCode,
  cityId,
}: {
  countryCode: string;
  cityId: string;
}): 'unknownCity' | 'unknownCountry' | undefined {
  if (!findCountry(countryCode)) return 'unknownCountry';
  return findCity(countryCode, cityId) ? undefined : 'unknownCity';
}
