import type { CityData } from '#generated/client/types.gen.ts';

/** Where a recipient lives: the fields that a draft and an address share. */
export interface ChosenCity {
  /** The province's name. */
  city: string;
  /** The city's key, or the province's prefix while only a province is chosen. */
  cityCode: string;
  cityId: string;
  cityName: string;
}

export const noCity: ChosenCity = { city: '', cityCode: '', cityId: '', cityName: '' };

/** Provinces that are a single city. The list of cities does not contain these. */
const citiesOfPrefix: Readonly<Record<string, string>> = { '21': '274', '23': '296', '28': '343', '99': '19' };

const prefixLength = 2;

export interface Place {
  code: string;
  name: string;
}

export function prefixOfCity(cityCode: string): string {
  return cityCode.slice(0, prefixLength);
}

export function provincesOf({ province_list }: CityData): Place[] {
  return Object.entries(province_list)
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.code.localeCompare(other.code));
}

/** The cities of a province. A province that is itself a city has none. */
export function citiesOf({ city_list }: CityData, prefix: string): Place[] {
  if (isCityItself(prefix)) return [];
  return Object.entries(city_list)
    .filter(([code]) => prefixOfCity(code) === prefix)
    .map(([code, name]) => ({ code, name }));
}

export function isCityItself(prefix: string): boolean {
  return Object.hasOwn(citiesOfPrefix, prefix);
}

export function chooseProvince({ province_list }: CityData, prefix: string): ChosenCity {
  const name = province_list[prefix] ?? '';
  const cityId = citiesOfPrefix[prefix];
  return cityId === undefined
    ? { city: name, cityCode: prefix, cityId: '', cityName: '' }
    : { city: name, cityCode: prefix, cityId, cityName: name };
}

export function chooseCity({ province_list, city_list }: CityData, cityCode: string): ChosenCity {
  const prefix = prefixOfCity(cityCode);
  const [, cityId = ''] = cityCode.split('_');
  return { city: province_list[prefix] ?? '', cityCode, cityId, cityName: city_list[cityCode] ?? '' };
}
