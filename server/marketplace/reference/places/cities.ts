import { inLanguages, type Names } from '#server/platform/names.ts';
import { receivingCountries } from './countries.ts';
import { placeNames } from './place-names.ts';
import { type ProvinceRow, provinceRows } from './towns.ts';

export interface Province {
  countryCode: string;
  prefix: string;
  names: Names;
}

export interface City {
  id: string;
  /** A key of the city list, or the prefix of a province that is a city itself. */
  code: string;
  countryCode: string;
  names: Names;
}

/** Province prefixes that are a city themselves, with its id. The client knows them too. */
export const singleCityIds: Readonly<Record<string, string>> = { '21': '274', '23': '296', '28': '343', '99': '19' };

function nameOf(en: string): Names {
  const [zh, ja] = placeNames[en] ?? [en, en];
  return inLanguages([en, zh, ja]);
}

/** Town ids start with the country's, so that adding a town to one country changes no id of another. */
function readCities(countryCode: string, countryId: string, [prefix, name, ...towns]: ProvinceRow): City[] {
  const single = singleCityIds[prefix];
  if (single !== undefined) return [{ id: single, code: prefix, countryCode, names: nameOf(name) }];
  return towns.map((town, place) => {
    const number = `${prefix}${String(place + 1).padStart(2, '0')}`;
    const [en, id] = typeof town === 'string' ? [town, `${countryId}${number}`] : town;
    return { id, code: `${number}_${id}`, countryCode, names: nameOf(en) };
  });
}

export const provinces: readonly Province[] = receivingCountries.flatMap(({ code }) =>
  (provinceRows[code] ?? []).map(([prefix, name]) => ({ countryCode: code, prefix, names: nameOf(name) })),
);

export const cities: readonly City[] = receivingCountries.flatMap(({ code, id }) =>
  (provinceRows[code] ?? []).flatMap((row) => readCities(code, id, row)),
);

interface CityData {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
}

/** A country's provinces and towns in the contract's format; undefined if it has none. */
export function cityDataOf(countryCode: string, language: keyof Names): CityData | undefined {
  const own = provinces.filter((province) => province.countryCode === countryCode);
  if (own.length === 0) return undefined;
  const listed = cities.filter((city) => city.countryCode === countryCode && city.code.includes('_'));
  return {
    province_list: Object.fromEntries(own.map(({ prefix, names }) => [prefix, names[language]])),
    city_list: Object.fromEntries(listed.map(({ code, names }) => [code, names[language]])),
  };
}
