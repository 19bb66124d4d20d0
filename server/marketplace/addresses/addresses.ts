import { type Selectable, sql } from 'kysely';
import { lockAccount } from '#server/platform/database/lock-account.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AddressTable } from '#server/platform/database/tables/account-tables.ts';
import type { Address, NewAddressPayload } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import { cities, type City } from '#server/marketplace/reference/places/cities.ts';
import { type Country, receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { newId } from '#server/platform/secrets/ids.ts';

const countriesByCode: ReadonlyMap<string, Country> = new Map(
  receivingCountries.map((country) => [country.code, country]),
);
const citiesById: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.id, city]));

function findCountry(code: string): Country | undefined {
  return countriesByCode.get(code);
}

/** Finds a city only within its own country. */
function findCity(countryCode: string, id: string): City | undefined {
  const city = citiesById.get(id);
  return city?.countryCode === countryCode ? city : undefined;
}

/** Returns what is wrong with the place of an address. */
export function placeFaultOf({
  countryCode,
  cityId,
}: {
  countryCode: string;
  cityId: string;
}): 'unknownCity' | 'unknownCountry' | undefined {
  if (!findCountry(countryCode)) return 'unknownCountry';
  return findCity(countryCode, cityId) ? undefined : 'unknownCity';
}

/** Lists the default address first, then the most recently changed. */
export function listAddresses(database: Database, accountId: string): Promise<AddressRow[]> {
  return database
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('sort', 'desc')
    .execute();
}

/** Finds an address of this account only. */
export function findAddress(database: Database, accountId: string, id: string): Promise<AddressRow | undefined> {
  return database
    .selectFrom('address')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

type AddressRow = Selectable<AddressTable>;

/** Maps an address to the contract, with place names in the reader's language. */
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
    // An address in a city no longer served stays readable. Prefix 99 means no specific place.
    cityCode: city?.code ?? '99',
    cityId: row.city_id,
    cityDesc: city?.names[language] ?? '',
    address: row.line,
    isDefault: row.is_default ? 1 : 0,
  };
}

/** The column's default is a rising number, so that an address comes before those that were changed earlier. */
const latest = sql<number>`default`;

const mostAddresses = 50;

/** Returns false if the account has too many addresses. */
export async function addAddress(
  database: Database,
  accountId: string,
  payload: NewAddressPayload,
  now: Date,
): Promise<boolean> {
  await lockAccount(database, accountId);
  const others = await listAddresses(database, accountId);
  if (others.length >= mostAddresses) return false;
  await database
    .insertInto('address')
    .values({
      ...columnsOf(payload),
      id: newId(),
      account_id: accountId,
      is_default: others.length === 0,
      created_at: now,
    })
    .execute();
  return true;
}

/** Returns whether the address existed, like the functions below. */
export async function changeAddress(
  database: Database,
  accountId: string,
  id: string,
  payload: NewAddressPayload,
): Promise<boolean> {
  const changed = await database
    .updateTable('address')
    .set({ ...columnsOf(payload), sort: latest })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function makeDefault(database: Database, accountId: string, id: string): Promise<boolean> {
  await lockAccount(database, accountId);
  const chosen = await findAddress(database, accountId, id);
  if (!chosen) return false;
  if (chosen.is_default) return true;
  // Unset the former default first: there must never be two, and it must come second in the list.
  await database
    .updateTable('address')
    .set({ is_default: false, sort: latest })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
  await markDefault(database, id);
  return true;
}

export async function deleteAddress(database: Database, accountId: string, id: string): Promise<boolean> {
  await lockAccount(database, accountId);
  const deleted = await database
    .deleteFrom('address')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('is_default')
    .executeTakeFirst();
  if (!deleted) return false;
  const [next] = await listAddresses(database, accountId);
  if (deleted.is_default && next) await markDefault(database, next.id);
  return true;
}

async function markDefault(database: Database, id: string): Promise<void> {
  await database.updateTable('address').set({ is_default: true, sort: latest }).where('id', '=', id).execute();
}

function columnsOf({ name, email, phone, countryCode, cityId, address }: NewAddressPayload) {
  return {
    name: name.trim(),
    email,
    phone: phone.trim(),
    country_code: countryCode,
    city_id: cityId,
    line: address.trim(),
  };
}
