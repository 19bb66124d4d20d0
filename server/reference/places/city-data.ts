import type { Names } from '../names.ts';
import { cities, provinces } from './cities.ts';

export interface CityData {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
}

/** A country's provinces and towns as the contract writes them; undefined for a country that has none. */
export function cityDataOf(countryCode: string, language: keyof Names): CityData | undefined {
  const own = provinces.filter((province) => province.countryCode === countryCode);
  if (own.length === 0) return undefined;
  const listed = cities.filter((city) => city.countryCode === countryCode && city.code.includes('_'));
  return {
    province_list: Object.fromEntries(own.map(({ prefix, names }) => [prefix, names[language]])),
    city_list: Object.fromEntries(listed.map(({ code, names }) => [code, names[language]])),
  };
}
