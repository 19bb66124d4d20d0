import type { Selectable } from 'kysely';
import type { AddressTable } from '../database/tables/account-tables.ts';
import type { Database } from '../database/tables.ts';
import type { Address } from '../../generated/client/types.gen.ts';
import type { Language } from '../../wire/language.ts';
import { cities, type City } from '../reference/places/cities.ts';
import { type Country, receivingCountries } from '../reference/places/countries.ts';

const countriesByCode: ReadonlyMap<string, Country> = new Map(
  receivingCountries.map((country) => [country.code, country]),
);
const citiesById: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.id, city]));

function findCountry(code: string): Country | undefined {
  return countriesByCode.get(code);
}

/** A city of that country; another country's city is none. */
function findCity(countryCode: string, id: string): City | undefined {
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

/** The default one first, then the last changed. */
export function listAddresses(database: Database, accountId: string): Promise<AddressRow[]> {
  return database
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('sort', 'desc')
    .execute();
}

/** One of the account's own addresses; another account's is as good as none. */
export function findAddress(database: Database, accountId: string, id: string): Promise<AddressRow | undefined> {
  return database
    .selectFrom('address')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

type AddressRow = Selectable<AddressTable>;

/** An address as the contract writes it, its places in the reader's language. */
export function describeAddress(row: AddressRow, language: Language): Address {
  const country = findCountry(row.country_code);
  const city = findCity(row.country_code, row.city_id);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    countryCode: row.country_code,
    countryDesc: country?.names[language] ?? row.country_code,
    // A city that we no longer deliver to keeps its address readable; prefix 99 is nowhere in particular.
    cityCode: city?.code ?? '99',
    cityId: row.city_id,
    cityDesc: city?.names[language] ?? '',
    address: row.line,
    isDefault: row.is_default ? 1 : 0,
  };
}
